import type { Destination } from '../destination/destination.ts';
import { isBefore, listBases, ownName, shippedIn } from './names.ts';

/** Removes copies from before the moment, but for the newest of them and what comes after it. */
export async function pruneBases(destination: Destination, system: string, before: Date): Promise<void> {
  const bases = (await listBases(destination)).filter((one) => one.system === system);
  const oldest = bases.find(({ takenAt }) => takenAt < before) ?? bases.at(-1);
  if (oldest === undefined) return;
  for (const { name, takenAt } of bases) if (takenAt < oldest.takenAt) await destination.remove(name);
  for (const name of await destination.list(shippedIn(system, 'wal'))) {
    if (isBefore(ownName(name), oldest.firstSegment)) await destination.remove(name);
  }
}
