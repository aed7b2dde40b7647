import Type from 'typebox';
import { derived } from '../message/aliases.ts';

type Pictured = { readonly images: readonly unknown[] };

/** Names of both client generations (CATALOGUE-1). */
export const PRODUCT_ALIASES = {
  productId: 'id',
  customId: 'id',
  sellingPrice: 'price',
  taxPercentage: 'gst',
  stock: 'quantity',
  imageUrl: 'primaryImage',
  imageCount: derived('images', Type.Integer(), ({ images }: Pictured) => images.length),
} as const;

/** Names of both client generations (CATALOGUE-2). */
export const VARIANT_ALIASES = {
  sellingPrice: 'price',
  imageCount: derived('images', Type.Integer(), ({ images }: Pictured) => images.length),
} as const;

export const IMAGE_ALIASES = { publicUrl: 'url', originalName: 'alt' } as const;
