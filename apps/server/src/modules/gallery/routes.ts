import { galleryPosts } from '@ilaneer/contract/gallery';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../http/serve-call.ts';
import type { GalleryDeps } from './open-gallery.ts';

export function galleryRoutes(app: FastifyInstance, { gallery }: GalleryDeps): void {
  serveCall(app, galleryPosts, async () => ok({ success: true, posts: [...(await gallery.posts())] }));

  app.get<{ Params: { id: string } }>('/gallery-posts/:id/picture', async ({ params }, reply) => {
    const picture = await gallery.picture(params.id);
    if (picture === null) return reply.callNotFound();
    return reply.type(picture.type).header('cache-control', 'public, max-age=3600').send(picture.bytes);
  });
}
