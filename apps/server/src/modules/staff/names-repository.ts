import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { staffMembers } from '../../db/schema/staff/staff.ts';

export async function findStaffNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(inArray(staffMembers.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
