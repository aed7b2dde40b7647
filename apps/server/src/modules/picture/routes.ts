import fastifyMultipart from '@fastify/multipart';
import * as calls from '@ilaneer/contract/staff/catalogue/pictures';
import { isPhotoName, LARGEST_PICTURE_BYTES } from '@ilaneer/domain/product/picture-files';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { PaintDeps } from '../../drawing/pictures/picture-painter.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { serveCall } from '../../http/serve-call.ts';
import { cropPicture, keepPicture } from './keep-picture.ts';
import type { PictureDeps } from './picture-store.ts';

const FOREVER = 'public, max-age=31536000, immutable';

export async function pictureRoutes(
  app: FastifyInstance,
  deps: Deps & PictureDeps & Pick<PaintDeps, 'makeSizes'>,
): Promise<void> {
  await app.register(fastifyMultipart, {
    limits: { files: 1, fields: 0, parts: 1, fileSize: LARGEST_PICTURE_BYTES },
  });
  serveCall(app, calls.uploadPicture, async ({ staff }, request) => {
    const sent = await readPicture(request);
    if (!sent.ok) return sent;
    const kept = await keepPicture(deps, staff, sent.value);
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

async function readPicture(request: FastifyRequest): Promise<Result<Buffer, Failure>> {
  if (!request.isMultipart()) {
    const message = 'Please send a form (content-type: multipart/form-data)';
    return err({ code: 'UNSUPPORTED_MEDIA_TYPE', message });
  }
  const refused = (message: string) => err(invalid([{ field: 'picture', message }], 'PICTURE_REFUSED'));
  try {
    const part = await request.file();
    return part === undefined ? refused('Please choose a photograph') : ok(await part.toBuffer());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') return refused('A picture may have at most 20 MB');
    return refused('The picture did not arrive whole. Please try again.');
  }
}
