import { OWNER } from '@ilaneer/domain/staff/role';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { staffMembers } from '../../db/schema/staff/staff.ts';

export async function listOwnerAddresses(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(and(eq(staffMembers.roleId, OWNER), eq(staffMembers.status, 'active')))
    .orderBy(asc(staffMembers.email));
  return rows.map(({ email }) => email);
}
