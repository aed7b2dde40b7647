import Type, { type Static } from 'typebox';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import { IsoDate } from './message/fields.ts';

export const GalleryPostView = Type.Object({
  id: Type.String(),
  src: Type.String(),
  alt: Type.String(),
  link: Type.String(),
  caption: Type.String(),
  mediaType: Type.String(),
  timestamp: IsoDate,
});

/** A post of the 'Follow us' gallery (CONTENT-7). */
export type GalleryPostView = Static<typeof GalleryPostView>;

/** Empty when no network is configured or it does not answer (CONTENT-6). */
export const galleryPosts = defineCall({
  method: 'GET',
  path: '/gallery-posts',
  summary: "List posts of the 'Follow us' gallery",
  tag: 'Content',
  access: 'open',
  reply: successReply({ posts: Type.Array(GalleryPostView) }),
});
