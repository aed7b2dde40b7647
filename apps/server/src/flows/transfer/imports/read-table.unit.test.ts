import { visibleLines } from '@ilaneer/domain/text/typed-text';
import { guardedCell, unguardedCell } from '@ilaneer/domain/transfer/csv-cell';
import { csvLines } from '@ilaneer/domain/transfer/csv-lines';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYTE_ORDER_MARK } from '../exports/columns.ts';
import { decodeText, type ImportColumn, readTable } from './read-table.ts';

const column = (title: string, isNeeded: boolean): ImportColumn => ({
  title,
  isNeeded,
  about: '',
  example: '',
});
const COLUMNS = [column('SKU', true), column('Note', false), column('Reason', false)];

async function read(text: string) {
  const decoded = decodeText(Buffer.from(text));
  if (!decoded.ok) throw new Error(decoded.error.message);
  const table = await readTable(decoded.value, COLUMNS, new Set(['Product']));
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

describe('a file that the shop wrote', () => {
  it('is read cell by cell as written, for any content', async () => {
    const signs = fc.constantFrom('"', ',', ';', '\t', '\n', '\r', "'", '=', '-', ' ', 'a', 'ക', '\uFEFF');
    // The shop's texts have no invisible characters.
    const cells = fc
      .oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(signs).map((parts) => parts.join('')),
      )
      .map(visibleLines);
    const rows = fc.array(fc.tuple(cells, cells), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(rows, async (notes) => {
        const lines = notes.map(([note, reason], at) => [`S${at}`, guardedCell(note), guardedCell(reason)]);
        const { lines: found } = await read(
          BYTE_ORDER_MARK + csvLines([['SKU', 'Note', 'Reason'], ...lines]),
        );
        expect(
          found.map((line) => [line.cells.Note, line.cells.Reason].map((cell) => unguardedCell(cell ?? ''))),
        ).toEqual(notes);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the lines of a file', () => {
  it.each(['\r\n', '\n', '\r'])(
    'are counted as a spreadsheet counts its rows, with %j between them',
    async (end) => {
      const text = ['sep=;', 'SKU;Note', 'A;"two', 'lines"', '', ';', 'B;x', ''].join(end);
      expect((await read(text)).lines).toEqual([
        { line: 2, cells: { SKU: 'A', Note: 'two\nlines' } },
        { line: 5, cells: { SKU: 'B', Note: 'x' } },
      ]);
    },
  );
});

describe('a file of two hands', () => {
  it('may have one line end behind its headings and another behind its rows', async () => {
    expect((await read('SKU,Note\r\nA,x\nB,"y\r\nz"\nC,w\r\n')).lines).toEqual([
      { line: 2, cells: { SKU: 'A', Note: 'x' } },
      { line: 3, cells: { SKU: 'B', Note: 'y\nz' } },
      { line: 4, cells: { SKU: 'C', Note: 'w' } },
    ]);
  });

  it('may have invisible characters in headings and cells', async () => {
    const table = await read('S\u200bKU\u200e,\u00a0Note\nA\u2060,x\u202c\n');
    expect(table).toMatchObject({ lines: [{ cells: { SKU: 'A', Note: 'x' } }], unknownColumns: [] });
  });
});

describe('the columns of a file', () => {
  it('are known by their headings, in any order and case', async () => {
    const table = await read(' note ;sku;Product;Colour\n=x;A;B;C');
    expect(table).toMatchObject({
      lines: [{ line: 2, cells: { SKU: 'A', Note: '=x' } }],
      unknownColumns: ['Colour'],
      ignoredColumns: ['Product'],
    });
    expect([...table.columns].toSorted()).toEqual(['Note', 'SKU']);
  });

  it('may be parted by tabs, and cells may be left out at the end', async () => {
    expect((await read('SKU\tNote\nA')).lines).toEqual([{ line: 2, cells: { SKU: 'A', Note: '' } }]);
  });
});

describe('a file without rows', () => {
  it.each([
    ['a million columns', `${'a,'.repeat(1_000_000)}\n1`, 'Line 1: a table has at most 300 columns.'],
    ['a row of a million cells', `SKU\n${','.repeat(1_000_000)}`, 'Line 2: a table has at most 300 columns.'],
    [
      'one cell of a megabyte',
      `SKU\n"${'a'.repeat(1_000_000)}"`,
      'Line 2 is too long. Do the quotes pair up?',
    ],
    ['a million lines', `SKU\n${'\n'.repeat(1_000_000)}`, 'A file has at most 20,000 rows. Please split it.'],
    ['a sign that is the quote', 'sep="\nSKU"Note\nA"b', expect.any(String)],
  ])('is refused before it is read: %s', async (_, text, message) => {
    const table = await readTable(text, COLUMNS, new Set());
    expect(table).toMatchObject({ ok: false, error: { code: 'IMPORT_FILE_REFUSED', fields: [{ message }] } });
  });

  it('but cells may be long, and have signs and breaks in them', async () => {
    const note = 'one, two;\n'.repeat(5_000);
    const { lines } = await read(`SKU,Note\nA,"${note}"\n`);
    expect(lines).toEqual([{ line: 2, cells: { SKU: 'A', Note: note } }]);
  });
});
