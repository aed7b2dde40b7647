import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { placesIn } from './cluster.ts';
import { findPostmaster } from './postmaster-file.ts';
import { addressOf } from './server-address.ts';

/** The address of the database of a shop that runs on this data folder, or null when none does. */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const places = placesIn(resolve(dataDir));
  const postmaster = await findPostmaster(places.cluster);
  if (postmaster === null) return null;
  return addressOf((await readFile(places.password, 'utf8')).trim(), postmaster.port);
}
