import { LARGEST_PHOTO_BYTES } from '@ilaneer/domain/return/photo-type';
import { describe, expect, it } from 'vitest';
import { photoProblem } from './photo-problem.ts';

const HEIC = 'Photos in HEIC format cannot be read here. Choose a JPEG, PNG or WebP picture.';
const photo = { name: 'leak.jpg', type: 'image/jpeg', size: LARGEST_PHOTO_BYTES };

describe('photos that were chosen', () => {
  it('are fine up to three of 5 MB', () => {
    expect(photoProblem([photo, { ...photo, type: 'image/webp' }], 1)).toBeNull();
    expect(photoProblem([], 0)).toBeNull();
  });

  it.each([
    ['no photos', [{ ...photo, type: 'application/pdf' }], 0, 'Please choose JPEG, PNG or WebP photos'],
    ['of an iPhone', [photo, { ...photo, name: 'IMG_0001.HEIC', type: '' }], 0, HEIC],
    ['of an iPhone, by its type', [{ ...photo, type: 'image/heic' }], 0, HEIC],
    ['too large', [{ ...photo, size: LARGEST_PHOTO_BYTES + 1 }], 0, 'A photo may have at most 5 MB'],
    ['too many together', [photo, photo], 2, 'A return has at most 3 photos'],
  ])('are refused when %s', (_, files, already, problem) => {
    expect(photoProblem(files, already)).toBe(problem);
  });
});
