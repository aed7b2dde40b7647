import Type from 'typebox';
import { derived } from './message/aliases.ts';

type Page = { readonly pagination: { readonly totalItems: number } };

/** Beside a page of articles: how many there are, once more. */
export const BLOG_LIST_ALIASES = {
  total: derived('pagination.totalItems', Type.Integer(), ({ pagination }: Page) => pagination.totalItems),
};
