import { describe, expect, it } from 'vitest';
import { pictureTypeOf } from './picture-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const box = (brands: string) => `\0\0\0${String.fromCharCode(brands.length + 12)}ftyp`;
const file = (major: string, ...compatible: string[]) => {
  const brands = compatible.join('');
  return `${box(brands + major)}${major}\0\0\0\0${brands} and more`;
};

describe('a picture', () => {
  it.each([
    ['\xff\xd8\xff\xe0 and more', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n and more', 'image/png'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
    [file('avif', 'mif1', 'miaf'), 'image/avif'],
    [file('mif1', 'miaf', 'avif'), 'image/avif'],
    [file('heic', 'mif1', 'heic'), 'image/heic'],
    [file('mif1', 'heic'), 'image/heic'],
    [file('heix'), 'image/heic'],
    [file('msf1', 'hevc'), 'image/heic'],
  ])('%j is %s', (start, type) => {
    expect(pictureTypeOf(bytes(start))).toBe(type);
  });

  it.each([
    '',
    '\xff\xd8',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'GIF89a',
    'RIFF\x10\x00\x00\x00WAVE',
    '%PDF-1.7',
    file('isom', 'mp42'),
    '\xff\xff\xff\xffftypisom',
  ])('%j is none', (start) => {
    expect(pictureTypeOf(bytes(start))).toBeNull();
  });
});
