import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readablePath } from './readable-path.ts';

describe('a path as typed', () => {
  it.each([
    ['/%zz', '/%25zz'],
    ['/50%', '/50%25'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/%E0%B4%87%E0%B4%B3', '/%E0%B4%87%E0%B4%B3'],
    ['/plain', '/plain'],
  ])('%s', (typed, readable) => {
    expect(readablePath(typed)).toBe(readable);
  });

  it('is decoded without errors, and left alone where it was valid before', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (plain, typed) => {
        expect(() => decodeURIComponent(readablePath(typed))).not.toThrow();
        expect(readablePath(encodeURIComponent(plain.toWellFormed()))).toBe(
          encodeURIComponent(plain.toWellFormed()),
        );
      }),
    );
  });
});
