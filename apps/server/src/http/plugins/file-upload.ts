import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyRequest } from 'fastify';
import { type Failure, invalid } from '../failure.ts';

type Refusal = {
  readonly field: string;
  readonly code?: Failure['code'];
  readonly missing: string;
  readonly tooLarge: string;
  readonly broken: string;
};

/** The one file of a form. Errors: UNSUPPORTED_MEDIA_TYPE, and `code` (VALIDATION_FAILED) in the words of the route. */
export async function readUpload(
  request: FastifyRequest,
  { field, code, missing, tooLarge, broken }: Refusal,
): Promise<Result<{ readonly name: string; readonly bytes: Buffer }, Failure>> {
  if (!request.isMultipart()) {
    const message = 'Please send a form (content-type: multipart/form-data)';
    return err({ code: 'UNSUPPORTED_MEDIA_TYPE', message });
  }
  const refused = (message: string) => err(invalid([{ field, message }], code));
  try {
    const part = await request.file();
    return part === undefined ? refused(missing) : ok({ name: part.filename, bytes: await part.toBuffer() });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    return refused(isTooLarge ? tooLarge : broken);
  }
}
