import Type from 'typebox';
import { derived } from './message/aliases.ts';

type Product = { readonly categoryName: string };

/** With the category for earlier clients (WISHLIST-1). */
export const WISHLIST_PRODUCT_ALIASES = {
  category: derived('categoryName', Type.String(), ({ categoryName }: Product) => categoryName),
};
