import { OWNER } from '@ilaneer/domain/staff/role';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { staffMembers } from '../../db/schema/staff/staff.ts';

/** With an authenticator app or passkey. */
export function countSecuredOwners(db: Database): Promise<number> {
  const hasPasskey = sql`exists (select 1 from staff_passkeys p where p.member_id = ${staffMembers.id})`;
  return db.$count(
    staffMembers,
    and(
      eq(staffMembers.roleId, OWNER),
      eq(staffMembers.status, 'active'),
      or(isNotNull(staffMembers.totpSecret), hasPasskey),
    ),
  );
}
