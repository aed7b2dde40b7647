import Type from 'typebox';
import { derived } from '../message/aliases.ts';

type Product = { readonly images: readonly unknown[] };

/** What either generation of clients calls things of a product (CATALOGUE-1). */
export const PRODUCT_ALIASES = {
  productId: 'id',
  customId: 'id',
  sellingPrice: 'price',
  taxPercentage: 'gst',
  stock: 'quantity',
  imageUrl: 'primaryImage',
  imageCount: derived('images', Type.Integer(), ({ images }: Product) => images.length),
} as const;
