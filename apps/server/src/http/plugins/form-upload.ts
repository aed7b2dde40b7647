import fastifyMultipart from '@fastify/multipart';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { LARGEST_PHOTO_BYTES } from '@ilaneer/domain/return/photo-type';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Failure, invalid } from '../failure.ts';

export type FormLimits = { readonly fields: number; readonly files: number; readonly fileField: string };

const LARGEST_FIELD_BYTES = 20_000;

/** Multipart forms only, in the registering scope. */
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

export type ReadForm<Checked> = { readonly checked: Checked; readonly files: readonly Buffer[] };

/**
 * Fields precede files: `check` runs first. Errors: UNSUPPORTED_MEDIA_TYPE, those of `check`, PHOTO_REFUSED
 * (number, size), VALIDATION_FAILED (truncated).
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
      // An empty file field has an empty name.
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
