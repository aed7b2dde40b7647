import fastifyMultipart from '@fastify/multipart';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { LARGEST_PHOTO_BYTES, MOST_PHOTOS } from '@ilaneer/domain/return/photo-type';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Failure, invalid } from '../failure.ts';

/** Takes in forms with photos, and nothing else, on the routes of the scope that registers it. */
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

/** The files of a form. Errors: UNSUPPORTED_MEDIA_TYPE, PHOTO_REFUSED for too many, too large and broken ones. */
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
    // Whatever breaks here is the form that was sent: nothing of ours has run yet.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const message = byCode[code] ?? 'The photos did not arrive whole. Please try again.';
    return err(invalid([{ field: 'photos', message }], 'PHOTO_REFUSED'));
  }
}
