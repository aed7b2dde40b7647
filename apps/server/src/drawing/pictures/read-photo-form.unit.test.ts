import { ok } from '@ilaneer/domain/result';
import { expect, it, vi } from 'vitest';
import { HEIC_PHOTO } from '../../../testing/test-photo.ts';
import type { PaintFault } from './picture-painter.ts';
import { readPhotoForm } from './read-photo-form.ts';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const FORM = { field: 'photos', noun: 'Photo', notOne: (number: number) => `Photo ${number} is none` };
const refusal = (message: string) => ({
  ok: false,
  error: { code: 'PHOTO_REFUSED', message, fields: [{ field: 'photos', message }] },
});

it.each<[PaintFault, unknown]>([
  ['too long', refusal('This takes too long to read. Please choose a smaller picture.')],
  ['broken', refusal('This picture cannot be read. Please choose another one.')],
  [
    'busy',
    {
      ok: false,
      error: {
        code: 'OVERLOADED',
        message: 'Many pictures are being prepared at the moment. Please try again in a few seconds.',
        retryAfterSeconds: 10,
      },
    },
  ],
])('photos whose drawing ends as %s are refused in plain words', async (error, answer) => {
  const cleanPhotos = async () => ({ ok: false as const, error });
  expect(await readPhotoForm({ cleanPhotos }, [JPEG], FORM)).toEqual(answer);
});

it.each([
  [HEIC_PHOTO, 'Photos in HEIC format cannot be read here. Choose a JPEG, PNG or WebP picture.'],
  [Buffer.from('<svg/>'), 'Photo 2 is none'],
])('none is decoded where one is of another format (%#)', async (file, message) => {
  const cleanPhotos = vi.fn(async () => ok(ok([])));
  expect(await readPhotoForm({ cleanPhotos }, [JPEG, file], FORM)).toEqual(refusal(message));
  expect(cleanPhotos).not.toHaveBeenCalled();
});
