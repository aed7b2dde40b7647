import fastifyMultipart from '@fastify/multipart';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { LARGEST_PHOTO_BYTES, MOST_PHOTOS } from '@ilaneer/domain/return/photo-type';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../../db/connect.ts';
import { lastingHashOf, type SecretDeps } from '../../deps/secrets.ts';
import { takeShare } from '../attempts/attempt-counts-repository.ts';
import { type Failure, invalid } from '../failure.ts';

export const photoUpload = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(fastifyMultipart, {
    limits: { files: MOST_PHOTOS, fields: 0, parts: MOST_PHOTOS, fileSize: LARGEST_PHOTO_BYTES },
  });
});

const byCode: Readonly<Record<string, string>> = {
  FST_REQ_FILE_TOO_LARGE: 'A photo may have at most 5 MB',
  FST_FILES_LIMIT: `A return has at most ${MOST_PHOTOS} photos`,
  FST_PARTS_LIMIT: `A return has at most ${MOST_PHOTOS} photos`,
};

export async function readUploadedPhotos(request: FastifyRequest): Promise<Result<Buffer[], Failure>> {
  if (!request.isMultipart()) {
    return err({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Please send the photos as a form (content-type: multipart/form-data)',
    });
  }
  try {
    const photos: Buffer[] = [];
    for await (const part of request.files()) photos.push(await part.toBuffer());
    return ok(photos);
  } catch (error) {
    // Only the library has run: its error means a bad form.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const message = byCode[code] ?? 'The photos did not arrive whole. Please try again.';
    return err(invalid([{ field: 'photos', message }], 'PHOTO_REFUSED'));
  }
}

const LARGEST_FORM = MOST_PHOTOS * LARGEST_PHOTO_BYTES;
/** Four returns with all photos. */
const BYTES_AN_HOUR = 4 * LARGEST_FORM;
const WINDOW_MS = 3_600_000;

/** Per shopper and hour, over all processes. Unannounced length counts as the maximum. */
export function uploadBudget(
  deps: {
    readonly db: Database;
    readonly now: () => Date;
    readonly config: { readonly rateLimits: boolean };
  } & SecretDeps,
): (shopperId: string, request: Pick<FastifyRequest, 'headers'>) => Promise<Result<null, Failure>> {
  return async (shopperId, { headers }) => {
    if (!deps.config.rateLimits) return ok(null);
    const at = deps.now();
    const announced = Math.min(LARGEST_FORM, Number(headers['content-length'] ?? LARGEST_FORM));
    const window = { at, windowMs: WINDOW_MS, max: BYTES_AN_HOUR };
    const key = lastingHashOf(deps.keys, `photo bytes ${shopperId}`);
    const leftMs = await takeShare(deps.db, key, announced, window);
    if (leftMs === null) return ok(null);
    return err({
      code: 'RATE_LIMITED',
      data: { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)) },
    });
  };
}
