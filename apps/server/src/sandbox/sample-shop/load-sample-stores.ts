import type { Database } from '../../db/connect.ts';
import { stores } from '../../db/schema/store.ts';
import { readSampleStores } from './content-files.ts';

/** Fills an empty list of branches, also in a sandbox that is older than they are. */
export async function loadSampleStores(tx: Database, contentDir: string): Promise<void> {
  const [known] = await tx.select({ code: stores.code }).from(stores).limit(1);
  if (known === undefined) await tx.insert(stores).values(await readSampleStores(contentDir));
}
