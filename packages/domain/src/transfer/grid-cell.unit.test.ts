import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridCell, listCell, readGridCell, readListCell } from './grid-cell.ts';

const signs = fc.constantFrom(
  '|',
  '\\',
  '\n',
  '\r',
  ' ',
  '\t',
  '"',
  ',',
  ';',
  '=',
  "'",
  'n',
  'r',
  'a',
  'ക',
  '\u00a0',
);
const texts = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.array(signs, { minLength: 1 }).map((parts) => parts.join('')),
);

describe('a cell that holds rows', () => {
  it('is formatted as staff would type it', () => {
    expect(readGridCell('Size | 1 L | 2 L\nPressing|Virgin')).toEqual([
      ['Size', '1 L', '2 L'],
      ['Pressing', 'Virgin'],
    ]);
    expect(readListCell('Cold pressed\r\n\r\nNo sugar ')).toEqual(['Cold pressed', 'No sugar']);
    expect(readListCell('this | that')).toEqual(['this | that']);
    expect(gridCell([['Energy', '20 kcal', '', '2']])).toBe('Energy | 20 kcal |  | 2');
  });

  it('is read back as the rows that it was made of', () => {
    const rows = fc.array(fc.array(texts, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(rows, (grid) => {
        expect(readGridCell(gridCell(grid))).toEqual(grid);
      }),
    );
  });

  it('is read back as the list that it was made of', () => {
    fc.assert(
      fc.property(fc.array(texts), (list) => {
        expect(readListCell(listCell(list))).toEqual(list);
      }),
    );
  });
});
