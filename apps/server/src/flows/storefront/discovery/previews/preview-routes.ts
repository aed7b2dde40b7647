import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PreviewJob } from '../../../../drawing/pictures/draw-preview.ts';
import type { PaintDeps } from '../../../../drawing/pictures/picture-painter.ts';
import { toErrorReply } from '../../../../http/error-reply.ts';
import type { CatalogueDeps } from '../../../../modules/catalogue/catalogue.ts';
import { articleAt, type ContentDeps } from '../../../../modules/content/content.ts';
import { previewCache } from './preview-cache.ts';

export type PreviewDeps = Pick<PaintDeps, 'drawPreview'> & { readonly picturesDir: string | null };

const PICTURES = '/pictures/';
const WORDMARK = '/pictures/art/wordmark.svg';
const RETRY_AFTER_SECONDS = 5;

/** PNG for chats, search engines and merchants, which don't show SVG. */
export function previewRoutes(app: FastifyInstance, deps: PreviewDeps & CatalogueDeps & ContentDeps): void {
  const previews = previewCache(deps.drawPreview);

  const fileOf = (url: string): string | null => {
    const { picturesDir } = deps;
    if (picturesDir === null || !url.startsWith(PICTURES)) return null;
    const file = join(picturesDir, url.slice(PICTURES.length));
    return relative(picturesDir, file).startsWith('..') ? null : file;
  };
  const wordmark = (): string | null => {
    const file = fileOf(WORDMARK);
    return file !== null && existsSync(file) ? file : null;
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    picture: string | undefined,
    jobOf: (file: string) => PreviewJob,
  ): Promise<FastifyReply> => {
    const file = picture === undefined ? null : fileOf(picture);
    const preview = file === null ? null : await previews(jobOf(file));
    if (preview === null) return refuse(reply, 'NOT_FOUND');
    reply.header('etag', preview.etag).header('cache-control', 'public, max-age=86400');
    // Embedded by other sites.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known?.includes(preview.etag)) return reply.code(304).send();
    const png = await preview.png();
    if (png === 'busy') {
      return refuse(reply.removeHeader('etag').header('retry-after', RETRY_AFTER_SECONDS), 'OVERLOADED');
    }
    return reply.type('image/png').send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  };

  const productOf = async (id: string) => (await (await deps.catalogue.current()).find([id])).get(id);

  app.get<{ Params: { file: string } }>('/previews/product/:file', async (request, reply) => {
    const product = await productOf(nameOf(request.params.file));
    return send(request, reply, product?.primaryImage, (file) => ({
      kind: 'product',
      file,
      wordmark: wordmark(),
    }));
  });

  app.get<{ Params: { id: string; file: string } }>('/previews/product/:id/:file', async (request, reply) => {
    const product = await productOf(request.params.id);
    const asked = nameOf(request.params.file);
    const variant = product?.variantCombinations.find(({ variantId }) => variantId === asked);
    return send(request, reply, variant?.primaryImage, (file) => ({ kind: 'square', file }));
  });

  app.get<{ Params: { file: string } }>('/previews/article/:file', async (request, reply) => {
    const slug = nameOf(request.params.file);
    const article = articleAt(await deps.content.current(), slug);
    return send(request, reply, article?.image, (file) => ({ kind: 'cover', file }));
  });
}

function nameOf(file: string): string {
  return file.endsWith('.png') ? file.slice(0, -'.png'.length) : '';
}

function refuse(reply: FastifyReply, code: 'NOT_FOUND' | 'OVERLOADED'): FastifyReply {
  const { status, body } = toErrorReply({ code });
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
