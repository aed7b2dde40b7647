import Type from 'typebox';
import { derived } from '../message/aliases.ts';

type Variant = { readonly images: readonly unknown[] };

/** What either generation of clients calls things of a variant (CATALOGUE-2). */
export const VARIANT_ALIASES = {
  sellingPrice: 'price',
  imageCount: derived('images', Type.Integer(), ({ images }: Variant) => images.length),
} as const;
