import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const BRAND: { readonly localName: string } = JSON.parse(
  readFileSync(join(ROOT, 'content/brand.json'), 'utf8'),
);
const FONTS = readFileSync(join(ROOT, 'packages/ui/src/fonts.css'), 'utf8');
const ZERO_WIDTH_JOINERS = '\u200c\u200d';

function lettersOf(face: string): (letter: string) => boolean {
  const rule = new RegExp(`@font-face \\{[^}]*font-family: "${face}";[^}]*unicode-range:([^;]*);`).exec(
    FONTS,
  );
  const ranges = (rule?.[1] ?? '').split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  };
}

function malayalamOf(text: string): string[] {
  return [...new Set(text.match(/[\u0d00-\u0d7f]/g) ?? [])];
}

describe('words in Malayalam', () => {
  it('have every letter of the name in the small file, so that no word is made of two faces', () => {
    const letters = malayalamOf(BRAND.localName);
    expect(letters.length).toBeGreaterThan(0);
    expect(letters.filter((letter) => !lettersOf('Malayalam Name')(letter))).toEqual([]);
  });

  it("have every letter of the shop's own texts in the other one", () => {
    const files = ['content/**/*.{json,md}', 'apps/storefront/src/**/*.{ts,tsx}'].flatMap((pattern) =>
      globSync(pattern, { cwd: ROOT }),
    );
    const letters = malayalamOf(files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join(''));
    expect(letters.length).toBeGreaterThan(30);
    const missing = [...letters, ...ZERO_WIDTH_JOINERS].filter(
      (letter) => !lettersOf('Noto Serif Malayalam')(letter),
    );
    expect(missing).toEqual([]);
  });
});
