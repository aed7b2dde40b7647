import { describe, expect, it } from 'vitest';
import { openScanReader, type Reading } from './scan-reader.ts';

/** Returns all readings. */
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
  readings.push(ending ? reader.ending(from + text.length * gap) : reader.pause());
  return readings.filter(({ kind }) => kind !== 'held');
}

/** 8 ms a key, then Enter. */
function typeTorn(reader: ReturnType<typeof openScanReader>, parts: readonly string[], gap: number) {
  let at = 1_000;
  const readings: Reading[] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0) at += gap - 8;
    for (const sign of part) {
      readings.push(reader.sign(sign, at));
      at += 8;
    }
  }
  readings.push(reader.ending(at));
  return readings.filter(({ kind }) => kind !== 'held');
}

describe('typing at the bench', () => {
  it('is a scan when it comes as quickly as no person types, with or without an ending', () => {
    for (const ending of [true, false]) {
      expect(type('8901234567894', 8, { ending })).toEqual([{ kind: 'scan', code: '8901234567894' }]);
    }
    expect(type('*TCW-12#', 20, { ending: true })).toEqual([{ kind: 'scan', code: '*TCW-12#' }]);
  });

  it("is a person's keys when it comes slowly, or is too short", () => {
    expect(type('abcdef', 120, { ending: false }).map(({ kind }) => kind)).not.toContain('scan');
    expect(type('abcdef', 80, { ending: true }).map(({ kind }) => kind)).toEqual(['keys']);
    expect(type('abcdef', 150, { ending: true }).every(({ kind }) => kind === 'keys')).toBe(true);
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

  it('counts once when it is sent twice at once without an ending', () => {
    expect(typeTorn(openScanReader(), ['TCW-12', 'TCW-12'], 130)).toEqual([{ kind: 'scan', code: 'TCW-12' }]);
    const reader = openScanReader();
    expect(typeInto(reader, 'TCW-12', 5, false, 0)).toEqual([{ kind: 'scan', code: 'TCW-12' }]);
    expect(typeInto(reader, 'TCW-12', 5, false, 150)).toEqual([{ kind: 'doubled' }]);
    expect(typeInto(reader, 'TCW-12', 5, false, 600)).toEqual([{ kind: 'scan', code: 'TCW-12' }]);
  });
});

describe('a code on a busy machine', () => {
  it('is whole when a gap within it is stretched', () => {
    for (const parts of [
      ['O', 'D10015'],
      ['ILN-', 'ECO-BW2-MRN'],
      ['*', 'TCW-', '12', '#'],
    ]) {
      for (const gap of [53, 95]) {
        expect(typeTorn(openScanReader(), parts, gap), `${parts} ${gap}`).toEqual([
          { kind: 'scan', code: parts.join('') },
        ]);
      }
    }
  });

  it('is reported as torn when the gap is too long', () => {
    for (const parts of [
      ['O', 'D10015'],
      ['ILN-', 'ECO-BW2-MRN'],
      ['OD1001', '5'],
    ]) {
      const kinds = typeTorn(openScanReader(), parts, 150).map(({ kind }) => kind);
      expect(kinds.at(-1), String(parts)).toBe('torn');
      expect(kinds).not.toContain('scan');
    }
  });

  it('is torn when its first keys were given out before the others arrived', () => {
    const reader = openScanReader();
    reader.sign('O', 0);
    expect(reader.pause()).toEqual({ kind: 'keys', keys: ['O'] });
    expect(typeInto(reader, 'D10015', 8, true, 8)).toEqual([{ kind: 'torn' }]);
    expect(typeInto(reader, 'OD10015', 8, true, 900)).toEqual([{ kind: 'scan', code: 'OD10015' }]);
  });

  it('is torn when its first keys went to the page before this one', () => {
    expect(typeInto(openScanReader(92), '003-1', 8, true, 100)).toEqual([{ kind: 'torn' }]);
    expect(typeInto(openScanReader(92), 'OD10003-1', 8, true, 400)).toEqual([
      { kind: 'scan', code: 'OD10003-1' },
    ]);
  });

  it('presses nothing with an ending that arrives after it was given out', () => {
    const reader = openScanReader();
    typeInto(reader, 'OD10015', 8, false, 0);
    expect(reader.ending(60)).toEqual({ kind: 'doubled' });
    expect(reader.ending(400)).toEqual({ kind: 'keys', keys: [] });
  });

  it('waits longer for the rest of a code than for that of a key', () => {
    const reader = openScanReader();
    reader.sign('n', 0);
    expect(reader.patience()).toBeLessThan(150);
    for (const [index, sign] of [...'ILN-'].entries()) reader.sign(sign, 8 + index * 8);
    expect(reader.patience()).toBeGreaterThanOrEqual(200);
  });
});
