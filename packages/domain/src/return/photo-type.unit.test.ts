import { describe, expect, it } from 'vitest';
import { photoTypeOf } from './photo-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a photo', () => {
  it.each([
    ['\xff\xd8\xff\xe0 and more', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n and more', 'image/png'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ])('%j is %s', (start, type) => {
    expect(photoTypeOf(bytes(start))).toBe(type);
  });

  it.each([
    '',
    '\xff\xd8',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'GIF89a',
    'RIFF\x10\x00\x00\x00WAVE',
    '%PDF-1.7',
  ])('%j is none', (start) => {
    expect(photoTypeOf(bytes(start))).toBeNull();
  });
});
