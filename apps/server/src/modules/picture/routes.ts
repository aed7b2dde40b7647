import fastifyMultipart from '@fastify/multipart';
import * as calls from '@ilaneer/contract/staff/catalogue/pictures';
import { isPhotoName, LARGEST_PICTURE_BYTES } from '@ilaneer/domain/product/picture-files';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { PaintDeps } from '../../drawing/pictures/picture-painter.ts';
import { readUpload } from '../../http/plugins/file-upload.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { PictureDeps } from './picture-store.ts';
import { cropPicture, storePicture } from './store-picture.ts';

const FOREVER = 'public, max-age=31536000, immutable';

const UPLOAD = {
  field: 'picture',
  code: 'PICTURE_REFUSED',
  missing: 'Please choose a photograph',
  tooLarge: 'A picture may have at most 20 MB',
  broken: 'The picture did not arrive whole. Please try again.',
} as const;

export async function pictureRoutes(
  app: FastifyInstance,
  deps: Deps & PictureDeps & Pick<PaintDeps, 'makeSizes'>,
): Promise<void> {
  await app.register(fastifyMultipart, {
    limits: { files: 1, fields: 0, parts: 1, fileSize: LARGEST_PICTURE_BYTES },
  });
  serveCall(app, calls.uploadPicture, async ({ staff }, request) => {
    const sent = await readUpload(request, UPLOAD);
    if (!sent.ok) return sent;
    const kept = await storePicture(deps, staff, sent.value.bytes);
    return kept.ok ? ok({ success: true, picture: kept.value }) : kept;
  });
  serveCall(app, calls.cropPicture, async ({ staff, body: { file, ...cut } }) => {
    const kept = await cropPicture(deps, staff, file, cut);
    return kept.ok ? ok({ success: true, picture: kept.value }) : kept;
  });
}

/** Names are immutable: cached forever. */
export function photoServing(app: FastifyInstance, { pictureStore }: PictureDeps): void {
  app.get<{ Params: { readonly name: string } }>('/pictures/photos/:name', async (request, reply) => {
    const { name } = request.params;
    const bytes = isPhotoName(name) ? await pictureStore.read(name) : null;
    if (bytes === null) return reply.callNotFound();
    return reply
      .header('cache-control', FOREVER)
      .type(name.endsWith('.avif') ? 'image/avif' : 'image/webp')
      .send(bytes);
  });
}
