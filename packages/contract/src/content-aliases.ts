import Type from 'typebox';
import { derived } from './message/aliases.ts';

/** One client generation's name (CONTENT-9). */
export const FAQ_CATEGORY_ALIASES = { title: 'name' } as const;

type Card = { readonly image: string };

/** Names of later clients (CONTENT-14). */
export const BLOG_CARD_ALIASES = {
  imageUrl: 'image',
  imageUrls: derived('image', Type.Array(Type.String()), ({ image }: Card) => [image]),
  addedByName: 'author',
} as const;

type Page = { readonly pagination: { readonly totalItems: number } };

export const BLOG_LIST_ALIASES = {
  total: derived('pagination.totalItems', Type.Integer(), ({ pagination }: Page) => pagination.totalItems),
};
