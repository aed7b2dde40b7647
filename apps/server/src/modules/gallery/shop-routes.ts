import { galleryPosts } from '@ilaneer/contract/gallery';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { serveCall } from '../../http/serve-call.ts';

/** The 'Follow us' gallery, as everybody sees it. */
export function galleryRoutes(app: FastifyInstance, { gallery }: Pick<AppDeps, 'gallery'>): void {
  serveCall(app, galleryPosts, async () => ok({ success: true, posts: [...(await gallery.posts())] }));

  app.get<{ Params: { id: string } }>('/gallery-posts/:id/picture', async ({ params }, reply) => {
    const picture = await gallery.picture(params.id);
    if (picture === null) return reply.callNotFound();
    return reply.type(picture.type).header('cache-control', 'public, max-age=3600').send(picture.bytes);
  });
}
