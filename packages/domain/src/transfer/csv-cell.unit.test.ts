import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardedCell, unguardedCell } from './csv-cell.ts';

describe('a guarded cell', () => {
  it.each(['=1+1', '+91 98', '-5', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1", "''=1"])(
    '%j begins with an apostrophe',
    (text) => expect(guardedCell(text)).toBe(`'${text}`),
  );

  it.each(['', 'Coconut, "tender"', "'quoted'", 'കരിക്ക്', '1=1'])('%j is left alone', (text) =>
    expect(guardedCell(text)).toBe(text),
  );

  it('is read back as the text that it was', () => {
    const signs = fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', ',', '"', 'a', 'ക');
    const texts = fc.oneof(
      fc.string(),
      fc.array(signs).map((parts) => parts.join('')),
    );
    fc.assert(fc.property(texts, (text) => unguardedCell(guardedCell(text)) === text));
  });
});
