import { HEIC_TEXT, pictureTypeOf } from '@ilaneer/domain/picture/picture-type';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { PHOTO_TYPES, type PhotoType } from '@ilaneer/domain/return/photo-type';
import { type Failure, invalid } from '../../http/failure.ts';
import type { PhotoProblem } from './clean-photos.ts';
import { paintFailure } from './paint-failure.ts';
import type { PaintDeps } from './picture-painter.ts';

type TakenPhoto = { readonly bytes: Buffer; readonly contentType: PhotoType };

type PhotoForm = {
  readonly field: string;
  readonly noun: string;
  /** Error of the n-th file, from 1. */
  readonly notOne: (number: number) => string;
};

/** Decoded and without metadata (RETURN-24): all, or the first problem. Errors: PHOTO_REFUSED, OVERLOADED. */
export async function takePhotos(
  { cleanPhotos }: Pick<PaintDeps, 'cleanPhotos'>,
  files: readonly Buffer[],
  form: PhotoForm,
): Promise<Result<TakenPhoto[], Failure>> {
  if (files.length === 0) return ok([]);
  const refused = (message: string) => err(invalid([{ field: form.field, message }], 'PHOTO_REFUSED'));
  for (const [index, bytes] of files.entries()) {
    const type = pictureTypeOf(bytes);
    if (type === 'image/heic') return refused(HEIC_TEXT);
    if (!PHOTO_TYPES.some((taken) => taken === type)) return refused(form.notOne(index + 1));
  }
  const cleaned = await cleanPhotos(files);
  if (!cleaned.ok) return err(paintFailure(cleaned.error, form.field, 'PHOTO_REFUSED'));
  if (!cleaned.value.ok) return refused(textOf(cleaned.value.error, form));
  const photos = cleaned.value.value.map(({ bytes, contentType }) => ({
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    contentType,
  }));
  return ok(photos);
}

function textOf({ number, problem }: PhotoProblem, { noun }: PhotoForm): string {
  const which = `${noun} ${number}`;
  return problem === 'unreadable'
    ? `${which} cannot be read. Please choose it again, or another one.`
    : `${which} has more than 50 megapixels. Please choose a smaller one.`;
}
