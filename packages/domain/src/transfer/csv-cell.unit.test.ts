import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardedCell, unguardedCell } from './csv-cell.ts';

describe('a guarded cell', () => {
  it.each(['=1+1', '+91 98', '-5', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1", "''=1"])(
    '%j begins with an apostrophe',
    (text) => expect(guardedCell(text)).toBe(`'${text}`),
  );

  it.each([
    '007',
    '1234567890123',
    '2026-11-23',
    '1-2',
    'MAR-26',
    '3 Dec',
    '1E5',
    '4.50',
    'true',
    "'007",
    '7 am',
    ' 5',
  ])('%j, which spreadsheets write back as something else, begins with an apostrophe', (text) =>
    expect(guardedCell(text)).toBe(`'${text}`),
  );

  it.each([
    '682001',
    '9847012345',
    '0',
    '4.5',
    '500 ml',
    '1 × 500 ml',
    'May the coconut',
    'ILN-TEE-7',
    '12 months',
  ])('%j, which they leave alone, is left alone', (text) => expect(guardedCell(text)).toBe(text));

  it.each(['', 'Coconut, "tender"', "'quoted'", 'കരിക്ക്', '1=1'])('%j is left alone', (text) =>
    expect(guardedCell(text)).toBe(text),
  );

  it('is read back as the text that it was', () => {
    const signs = fc.constantFrom(
      "'",
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      ',',
      '"',
      'a',
      'ക',
      '0',
      '7',
      'Mar',
      '/',
      '.',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(signs).map((parts) => parts.join('')),
    );
    fc.assert(fc.property(texts, (text) => unguardedCell(guardedCell(text)) === text));
  });
});
