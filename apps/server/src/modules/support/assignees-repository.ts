import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { staffMembers, staffRoles } from '../../db/schema/staff/staff.ts';

/** Active staff who may answer messages, by name. */
export function findAssignees(db: Database): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(
      and(
        eq(staffMembers.status, 'active'),
        sql`${staffRoles.permissions} @> array['messages.answer']::text[]`,
      ),
    )
    .orderBy(asc(staffMembers.name), asc(staffMembers.id));
}
