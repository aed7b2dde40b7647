import type { StaffStatus } from '@ilaneer/domain/staff/staff-status';
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { retainedRows } from '../../../db/retained.ts';
import { staffInvitations, staffMembers, staffRoles } from '../../../db/schema/staff/staff.ts';

export type InvitationRow = typeof staffInvitations.$inferSelect;

const personColumns = {
  member: staffMembers,
  roleName: staffRoles.name,
  permissions: staffRoles.permissions,
  passkeys: sql<number>`(select count(*)::int from staff_passkeys p where p.member_id = ${staffMembers.id})`,
  lastSeenAt: sql<
    string | null
  >`(select max(s.last_seen_at) from staff_sessions s where s.member_id = ${staffMembers.id})`,
  invitedUntil: sql<string | null>`(select max(i.expires_at) from staff_invitations i
    where i.member_id = ${staffMembers.id} and i.used_at is null)`,
};

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

export async function findPerson(db: Database, id: string): Promise<PersonRow | null> {
  const [row] = await selectPeople(db, eq(staffMembers.id, id), 1);
  return row ?? null;
}

export type PeopleFilter = {
  readonly search: string;
  /** Any of these; empty: all. */
  readonly statuses: readonly StaffStatus[];
  readonly roleId: string | undefined;
};

export type PersonPlace = { readonly name: string; readonly id: string };

export async function listPeople(
  db: Database,
  filter: PeopleFilter,
  after: PersonPlace | null,
  limits: { readonly rows: number; readonly counted: number },
): Promise<{ readonly rows: PersonRow[]; readonly counted: number }> {
  const fits = fitsFilter(filter);
  const behind =
    after === null
      ? undefined
      : sql`(lower(${staffMembers.name}), ${staffMembers.id}) > (${after.name}, ${after.id})`;
  const rows = await selectPeople(db, and(fits, behind), limits.rows);
  const found = await db.select({ id: staffMembers.id }).from(staffMembers).where(fits).limit(limits.counted);
  return { rows, counted: found.length };
}
export async function countActive(db: Database, roleId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(staffMembers)
    .where(and(eq(staffMembers.roleId, roleId), eq(staffMembers.status, 'active')));
  return row?.count ?? 0;
}

export async function insertInvitation(
  tx: Database,
  row: typeof staffInvitations.$inferInsert,
): Promise<void> {
  await tx.insert(staffInvitations).values(row);
}

export async function findInvitation(
  db: Database,
  tokenHash: Buffer,
  at: Date,
): Promise<{ readonly memberId: string; readonly name: string; readonly email: string } | null> {
  const [row] = await db
    .select({ memberId: staffMembers.id, name: staffMembers.name, email: staffMembers.email })
    .from(staffInvitations)
    .innerJoin(staffMembers, eq(staffMembers.id, staffInvitations.memberId))
    .where(and(isLive(tokenHash, at), eq(staffMembers.status, 'invited')));
  return row ?? null;
}

/** Null if used or expired. */
export async function useInvitation(
  tx: Database,
  tokenHash: Buffer,
  at: Date,
): Promise<InvitationRow | null> {
  const [row] = await tx
    .update(staffInvitations)
    .set({ usedAt: at })
    .where(isLive(tokenHash, at))
    .returning();
  return row ?? null;
}

export async function endInvitations(tx: Database, memberId: string, at: Date): Promise<void> {
  await tx
    .update(staffInvitations)
    .set({ usedAt: at })
    .where(and(eq(staffInvitations.memberId, memberId), isNull(staffInvitations.usedAt)));
}

/** Used or expired. */
export const pastInvitations = retainedRows(
  staffInvitations,
  sql`least(${staffInvitations.expiresAt}, ${staffInvitations.usedAt})`,
);

function isLive(tokenHash: Buffer, at: Date) {
  return and(
    eq(staffInvitations.tokenHash, tokenHash),
    isNull(staffInvitations.usedAt),
    gt(staffInvitations.expiresAt, at),
  );
}

function fitsFilter({ search, statuses, roleId }: PeopleFilter): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    search === ''
      ? undefined
      : sql`(${staffMembers.name} ilike ${pattern} or ${staffMembers.email} ilike ${pattern})`,
    statuses.length === 0 ? undefined : inArray(staffMembers.status, [...statuses]),
    roleId === undefined ? undefined : eq(staffMembers.roleId, roleId),
  );
}

function selectPeople(db: Database, condition: SQL | undefined, limit: number) {
  return db
    .select(personColumns)
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(condition)
    .orderBy(asc(sql`lower(${staffMembers.name})`), asc(staffMembers.id))
    .limit(limit);
}
