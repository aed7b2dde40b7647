import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Destination } from '../destination/destination.ts';
import { baseName, listBases, ownName, shippedIn, shippedName } from './names.ts';
import { pruneBases } from './prune-bases.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-01T00:00:00Z');
const OWN = '7000000000000000001';
const OTHER = '7000000000000000002';

/** A destination in memory, which knows names alone. */
function destinationOf(names: readonly string[]): Destination & { readonly names: Set<string> } {
  const kept = new Set(names);
  return {
    names: kept,
    place: 'memory',
    write: async (name) => void kept.add(name),
    read: async () => Readable.from([]),
    list: async (beginning) => [...kept].filter((name) => name.startsWith(beginning)).sort(),
    remove: async (name) => void kept.delete(name),
  };
}

const segment = (number: number) => `00000001${number.toString(16).toUpperCase().padStart(16, '0')}`;
const dayOf = (day: number) => new Date(START + day * DAY_MS);
const base = (system: string, day: number, number: number) =>
  baseName({ system, takenAt: dayOf(day), firstSegment: segment(number) }, true);
const wal = (system: string, number: number) => shippedName(system, 'wal', segment(number), true);

describe('what continuous archiving removes (BACKUP-9)', () => {
  it('keeps the newest base from before the moment, all later ones, and the log from the first of them on', async () => {
    const photo = shippedName(OWN, 'pictures', 'ab-400.webp', true);
    const destination = destinationOf([
      ...[0, 1, 2, 3].map((day) => base(OWN, day, day * 10)),
      ...Array.from({ length: 40 }, (_, number) => wal(OWN, number)),
      // Another cluster's, which was there before the shop was restored.
      base(OTHER, 0, 0),
      wal(OTHER, 0),
      photo,
      'backup-20261101T000000Z.tar.zst.age',
    ]);
    await pruneBases(destination, OWN, new Date(dayOf(2).getTime() + 1));
    const bases = (await listBases(destination)).filter(({ system }) => system === OWN);
    expect(bases.map(({ takenAt }) => takenAt)).toEqual([dayOf(3), dayOf(2)]);
    const log = await destination.list(shippedIn(OWN, 'wal'));
    expect(log.map(ownName)).toEqual(Array.from({ length: 20 }, (_, at) => segment(at + 20)));
    for (const name of [base(OTHER, 0, 0), wal(OTHER, 0), photo, 'backup-20261101T000000Z.tar.zst.age']) {
      expect(destination.names).toContain(name);
    }
  });

  it('leaves for every moment that is kept a base before it with the whole log since', async () => {
    const days = fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(days, fc.nat(35), async (taken, before) => {
        const newest = Math.max(...taken);
        const destination = destinationOf([
          ...taken.map((day) => base(OWN, day, day)),
          ...Array.from({ length: newest + 5 }, (_, number) => wal(OWN, number)),
        ]);
        await pruneBases(destination, OWN, dayOf(before));
        const bases = await listBases(destination);
        const log = new Set((await destination.list(shippedIn(OWN, 'wal'))).map(ownName));
        for (const day of taken.filter((one) => one >= before || one === newest)) {
          expect(bases.map(({ takenAt }) => takenAt)).toContainEqual(dayOf(day));
        }
        const oldest = bases.at(-1);
        const first = Math.round((Number(oldest?.takenAt) - START) / DAY_MS);
        // Where anything was taken before the moment, the moment itself can be restored.
        if (taken.some((day) => day < before)) expect(first).toBeLessThan(before);
        for (let number = first; number < newest + 5; number += 1) expect(log).toContain(segment(number));
        const left = [...destination.names];
        await pruneBases(destination, OWN, dayOf(before));
        expect([...destination.names]).toEqual(left);
      }),
    );
  });
});
