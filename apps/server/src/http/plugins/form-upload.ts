import fastifyMultipart from '@fastify/multipart';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { LARGEST_PHOTO_BYTES } from '@ilaneer/domain/return/photo-type';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Failure, invalid } from '../failure.ts';

/** What a form may carry. */
export type FormLimits = { readonly fields: number; readonly files: number; readonly fileField: string };

const LARGEST_FIELD_BYTES = 20_000;

/** Takes in forms with fields and files, and nothing else, on the routes of the scope that registers it. */
export const formUpload = fastifyPlugin<FormLimits>(async (app: FastifyInstance, { fields, files }) => {
  await app.register(fastifyMultipart, {
    limits: {
      fields,
      files,
      parts: fields + files,
      fileSize: LARGEST_PHOTO_BYTES,
      fieldSize: LARGEST_FIELD_BYTES,
    },
  });
});

/** A form as it was read. */
export type ReadForm<Checked> = { readonly checked: Checked; readonly files: readonly Buffer[] };

/**
 * Reads a form whose fields come first: `check` sees them before the first file is read, and what it refuses is never
 * read at all. Errors: UNSUPPORTED_MEDIA_TYPE, those of `check`, PHOTO_REFUSED for too many and too large files,
 * VALIDATION_FAILED for a form that did not arrive whole.
 */
export async function readForm<Checked>(
  request: FastifyRequest,
  { files: most, fileField }: FormLimits,
  check: (fields: ReadonlyMap<string, string>) => Promise<Result<Checked, Failure>>,
): Promise<Result<ReadForm<Checked>, Failure>> {
  if (!request.isMultipart()) {
    const message = 'Please send a form (content-type: multipart/form-data)';
    return err({ code: 'UNSUPPORTED_MEDIA_TYPE', message });
  }
  const fields = new Map<string, string>();
  const files: Buffer[] = [];
  let checked: Result<Checked, Failure> | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (checked === null && typeof part.value === 'string') fields.set(part.fieldname, part.value);
        continue;
      }
      checked ??= await check(fields);
      if (!checked.ok) {
        part.file.resume();
        continue;
      }
      // Browsers send a file field in which nothing was chosen as one without a name.
      if (part.filename === '') part.file.resume();
      else files.push(await part.toBuffer());
    }
  } catch (error) {
    if (checked?.ok === false) return checked;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return err(brokenForm(code, { most, fileField, number: files.length + 1 }));
  }
  checked ??= await check(fields);
  return checked.ok ? ok({ checked: checked.value, files }) : checked;
}

function brokenForm(
  code: string,
  { most, fileField, number }: { readonly most: number; readonly fileField: string; readonly number: number },
): Failure {
  const megabytes = LARGEST_PHOTO_BYTES / 1_048_576;
  const refused = (message: string) => invalid([{ field: fileField, message }], 'PHOTO_REFUSED');
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return refused(`File ${number} is too large. Maximum size is ${megabytes}MB`);
  }
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') {
    return refused(`At most ${most} photos can be attached`);
  }
  return invalid([{ field: 'body', message: 'The form did not arrive whole. Please try again.' }]);
}
