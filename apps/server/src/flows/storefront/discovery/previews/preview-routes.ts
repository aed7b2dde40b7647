import type { LookPicture } from '@ilaneer/domain/look/look';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../../deps/deps.ts';
import type { PreviewJob, Sign } from '../../../../drawing/pictures/draw-preview.ts';
import type { PaintDeps } from '../../../../drawing/pictures/picture-painter.ts';
import { toErrorReply } from '../../../../http/error-reply.ts';
import type { CatalogueDeps } from '../../../../modules/catalogue/catalogue.ts';
import { articleAt, type ContentDeps } from '../../../../modules/content/content.ts';
import {
  findShopPicture,
  type ShopPicture,
  type ShopPictureDeps,
} from '../../../../modules/picture/picture.ts';
import type { SettingDeps } from '../../../../modules/setting/setting.ts';
import { icoFile } from './ico-file.ts';
import { previewCache } from './preview-cache.ts';

export type PreviewDeps = Pick<PaintDeps, 'drawPreview'> & ShopPictureDeps;

type RouteDeps = PreviewDeps & CatalogueDeps & ContentDeps & SettingDeps & Pick<Deps, 'brand'>;

const PICTURES = '/pictures/';
const RETRY_AFTER_SECONDS = 5;

/** Icons of the shop by file: side in pixels, and the share left free all round on the colour of buttons. */
const ICONS: Readonly<Record<string, { readonly size: number; readonly inset: number | null }>> = {
  'favicon.ico': { size: 32, inset: null },
  'icon-192.png': { size: 192, inset: null },
  'icon-512.png': { size: 512, inset: null },
  'apple-touch-icon.png': { size: 180, inset: 0.06 },
  'icon-maskable-512.png': { size: 512, inset: 0.1 },
};

/** PNG for chats, search engines and merchants, which don't show SVG; icons of the shop. */
export function previewRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const previews = previewCache(deps.drawPreview);
  const look = () => deps.settings.sections().look.values;
  const lookPicture = (name: LookPicture) => findShopPicture(deps, look().pictures[name]);

  /** The sign, and a version that changes with it. */
  const signOf = async () => {
    const logo = await lookPicture('logoOnDark');
    const { name } = deps.brand;
    const { ink } = look().colours;
    const read = async (): Promise<Sign> => ({ name, ink, logo: (await logo?.read()) ?? null });
    return { version: `${name} ${ink} ${logo?.version}`, read };
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    version: string,
    jobOf: () => Promise<PreviewJob | null>,
    fileOf: (png: Uint8Array) => Buffer = toBuffer,
  ): Promise<FastifyReply> => {
    const preview = previews(version, jobOf);
    reply.header('etag', preview.etag).header('cache-control', 'public, max-age=86400');
    // Embedded by other sites.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known?.includes(preview.etag)) return reply.code(304).send();
    const png = await preview.png();
    if (png === 'gone') return refuse(reply.removeHeader('etag'), 'NOT_FOUND');
    if (png === 'busy') {
      return refuse(reply.removeHeader('etag').header('retry-after', RETRY_AFTER_SECONDS), 'OVERLOADED');
    }
    return reply.type(fileOf === toBuffer ? 'image/png' : 'image/x-icon').send(fileOf(png));
  };

  /** Of a picture by its address. */
  const sendPicture = async (
    request: FastifyRequest,
    reply: FastifyReply,
    url: string | undefined,
    kind: 'square' | 'cover',
  ): Promise<FastifyReply> => {
    const found = await pictureAt(url);
    if (found === null) return refuse(reply, 'NOT_FOUND');
    const { ink } = look().colours;
    return send(request, reply, `${kind} ${found.version} ${ink}`, async () => {
      const picture = await found.read();
      return picture && { kind, picture, ink };
    });
  };

  const pictureAt = async (url = ''): Promise<ShopPicture | null> =>
    url.startsWith(PICTURES) ? findShopPicture(deps, url.slice(PICTURES.length)) : null;

  const productOf = async (id: string) => (await (await deps.catalogue.current()).find([id])).get(id);

  app.get<{ Params: { file: string } }>('/previews/product/:file', async (request, reply) => {
    const product = await productOf(nameOf(request.params.file));
    const found = await pictureAt(product?.primaryImage);
    if (found === null) return refuse(reply, 'NOT_FOUND');
    const sign = await signOf();
    return send(request, reply, `product ${found.version} ${sign.version}`, async () => {
      const picture = await found.read();
      return picture && { kind: 'product', picture, sign: await sign.read() };
    });
  });

  app.get<{ Params: { id: string; file: string } }>('/previews/product/:id/:file', async (request, reply) => {
    const product = await productOf(request.params.id);
    const asked = nameOf(request.params.file);
    const variant = product?.variantCombinations.find(({ variantId }) => variantId === asked);
    return sendPicture(request, reply, variant?.primaryImage, 'square');
  });

  app.get<{ Params: { file: string } }>('/previews/article/:file', async (request, reply) => {
    const slug = nameOf(request.params.file);
    return sendPicture(request, reply, articleAt(await deps.content.current(), slug)?.image, 'cover');
  });

  app.get('/social.png', async (request, reply) => {
    const { preview } = look().pictures;
    if (preview !== '') return sendPicture(request, reply, PICTURES + preview, 'cover');
    const sign = await signOf();
    return send(request, reply, `sign ${sign.version}`, async () => ({
      kind: 'sign',
      sign: await sign.read(),
    }));
  });

  for (const [file, { size, inset }] of Object.entries(ICONS)) {
    app.get(`/${file}`, async (request, reply) => {
      const icon = await lookPicture('icon');
      const { name } = deps.brand;
      const { primary } = look().colours;
      const version = `icon ${size} ${inset} ${icon?.version ?? name} ${primary}`;
      const jobOf = async (): Promise<PreviewJob> => ({
        kind: 'icon',
        picture: (await icon?.read()) ?? null,
        ...{ name, size, colour: primary },
        ground: inset === null ? null : primary,
        inset: inset ?? 0,
      });
      return send(request, reply, version, jobOf, file.endsWith('.ico') ? icoFile(size) : toBuffer);
    });
  }
}

function toBuffer(png: Uint8Array): Buffer {
  return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
}

function nameOf(file: string): string {
  return file.endsWith('.png') ? file.slice(0, -'.png'.length) : '';
}

function refuse(reply: FastifyReply, code: 'NOT_FOUND' | 'OVERLOADED'): FastifyReply {
  const { status, body } = toErrorReply({ code });
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
