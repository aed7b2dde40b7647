import type { Database } from '../../db/connect.ts';
import { countCustomers, listConditions } from './repository.ts';
import { findSegment } from './segments-repository.ts';

type Asked = { readonly userId: string | null; readonly among: readonly string[]; readonly at: Date };

/** Segments that hold the customer now; without any to look among, no query. A deleted one holds no customer. */
export async function segmentsOf(db: Database, { userId, among, at }: Asked): Promise<string[]> {
  if (userId === null) return [];
  const found: string[] = [];
  for (const id of new Set(among)) {
    const segment = await findSegment(db, id);
    if (segment === null) continue;
    const where = await listConditions(db, { words: [], segment: segment.rules, userId }, at);
    if ((await countCustomers(db, where, 1)) > 0) found.push(id);
  }
  return found;
}
