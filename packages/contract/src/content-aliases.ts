import Type from 'typebox';
import { derived } from './message/aliases.ts';

/** A FAQ category's name, as one generation of clients calls it (CONTENT-9). */
export const FAQ_CATEGORY_ALIASES = { title: 'name' } as const;

type Card = { readonly image: string };

/** What later clients call things of an article (CONTENT-14). */
export const BLOG_CARD_ALIASES = {
  imageUrl: 'image',
  imageUrls: derived('image', Type.Array(Type.String()), ({ image }: Card) => [image]),
  addedByName: 'author',
} as const;

type Page = { readonly pagination: { readonly totalItems: number } };

/** Beside a page of articles: how many there are, once more. */
export const BLOG_LIST_ALIASES = {
  total: derived('pagination.totalItems', Type.Integer(), ({ pagination }: Page) => pagination.totalItems),
};
