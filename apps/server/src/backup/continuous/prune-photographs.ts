import { Readable } from 'node:stream';
import { photographsToRemove } from '@ilaneer/domain/backup/retention';
import type { Destination } from '../destination/destination.ts';
import { goneIn, goneNote, listBases, ownName, readGoneNote, shippedIn } from './names.ts';

/**
 * Notes which photographs the shop has no more, and removes those that no kept copy of its database needs (BACKUP-12).
 * Copies are encrypted for their owner, so that what they name can't be read here: how long the shop had a photograph
 * stands beside them. Gives what was removed.
 */
export async function prunePhotographs(
  destination: Destination,
  system: string,
  /** What the shop has now, by its rows or in its folder. */
  had: ReadonlySet<string>,
  now: Date,
): Promise<string[]> {
  const stored = Map.groupBy(await destination.list(shippedIn(system, 'pictures')), ownName);
  const notes = new Map<string, { readonly note: string; readonly since: Date }>();
  for (const note of await destination.list(goneIn(system))) {
    const read = readGoneNote(note);
    if (read === null) continue;
    // One that came back counts anew when it goes again; of one that was removed the note may have been left.
    if (had.has(read.name) || !stored.has(read.name)) await destination.remove(note);
    else notes.set(read.name, { note, since: read.since });
  }
  for (const name of stored.keys()) {
    if (had.has(name) || notes.has(name)) continue;
    await destination.write(goneNote(system, name, now), Readable.from([], { objectMode: false }));
  }
  const bases = (await listBases(destination)).filter((one) => one.system === system);
  const removed = photographsToRemove(
    [...stored.keys()].map((name) => ({ name, goneSince: notes.get(name)?.since ?? null })),
    bases.map(({ takenAt }) => takenAt),
  );
  for (const name of removed) {
    for (const photograph of stored.get(name) ?? []) await destination.remove(photograph);
    await destination.remove(notes.get(name)?.note ?? '');
  }
  return removed;
}
