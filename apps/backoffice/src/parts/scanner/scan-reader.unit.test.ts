import { describe, expect, it } from 'vitest';
import { openScanReader, type Reading } from './scan-reader.ts';

/** Types signs with a gap between them; replies with all that became of them. */
function type(text: string, gap: number, { ending, from = 0 }: { ending: boolean; from?: number }) {
  const reader = openScanReader();
  return typeInto(reader, text, gap, ending, from);
}

function typeInto(
  reader: ReturnType<typeof openScanReader>,
  text: string,
  gap: number,
  ending: boolean,
  from: number,
): Reading[] {
  const readings = [...text].map((sign, index) => reader.sign(sign, from + index * gap));
  const end = from + text.length * gap;
  readings.push(ending ? reader.ending(end) : reader.pause(end + 60));
  return readings.filter(({ kind }) => kind !== 'held');
}

describe('what is typed at the bench', () => {
  it('is a scan when it comes as quickly as no person types, with or without an ending', () => {
    for (const ending of [true, false]) {
      expect(type('8901234567894', 8, { ending })).toEqual([{ kind: 'scan', code: '8901234567894' }]);
    }
    expect(type('*TCW-12#', 20, { ending: true })).toEqual([{ kind: 'scan', code: '*TCW-12#' }]);
  });

  it("is a person's keys when it comes slowly, or is too short", () => {
    expect(type('abcdef', 120, { ending: false }).map(({ kind }) => kind)).not.toContain('scan');
    expect(type('go', 20, { ending: false })).toEqual([{ kind: 'keys', keys: ['g', 'o'] }]);
    expect(type('n', 10, { ending: true })).toEqual([{ kind: 'keys', keys: ['n'] }]);
    expect(type('', 10, { ending: true })).toEqual([{ kind: 'keys', keys: [] }]);
  });

  it('counts once when the scanner sends it twice at once, and twice when a second unit is scanned', () => {
    const reader = openScanReader();
    expect(typeInto(reader, 'TCW-12', 5, true, 0)).toEqual([{ kind: 'scan', code: 'TCW-12' }]);
    expect(typeInto(reader, 'TCW-12', 5, true, 60)).toEqual([{ kind: 'doubled' }]);
    expect(typeInto(reader, 'TCW-12', 5, true, 500)).toEqual([{ kind: 'scan', code: 'TCW-12' }]);
  });
});
