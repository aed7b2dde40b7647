import Type from 'typebox';
import { derived } from './message/aliases.ts';

type Card = { readonly image: string };

/** What later clients call things of an article (CONTENT-14). */
export const BLOG_CARD_ALIASES = {
  imageUrl: 'image',
  imageUrls: derived('image', Type.Array(Type.String()), ({ image }: Card) => [image]),
  addedByName: 'author',
} as const;
