import Type from 'typebox';
import { derived } from './message/aliases.ts';

type Product = { readonly categoryName: string };

/** The product of a wishlist entry, as earlier clients read its category (WISHLIST-1). */
export const WISHLIST_PRODUCT_ALIASES = {
  category: derived('categoryName', Type.String(), ({ categoryName }: Product) => categoryName),
};
