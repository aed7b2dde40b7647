import Type from 'typebox';
import { derived } from '../message/aliases.ts';

type Pictured = { readonly images: readonly unknown[] };

/** What either generation of clients calls things of a product (CATALOGUE-1). */
export const PRODUCT_ALIASES = {
  productId: 'id',
  customId: 'id',
  sellingPrice: 'price',
  taxPercentage: 'gst',
  stock: 'quantity',
  imageUrl: 'primaryImage',
  imageCount: derived('images', Type.Integer(), ({ images }: Pictured) => images.length),
} as const;

/** What either generation of clients calls things of a variant (CATALOGUE-2). */
export const VARIANT_ALIASES = {
  sellingPrice: 'price',
  imageCount: derived('images', Type.Integer(), ({ images }: Pictured) => images.length),
} as const;

/** What earlier clients call things of a picture. */
export const IMAGE_ALIASES = { publicUrl: 'url', originalName: 'alt' } as const;
