import type { Permission } from '@ilaneer/domain/staff/permission';
import type { StaffStatus } from '@ilaneer/domain/staff/staff-status';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { staffMembers, staffRoles, staffSessions } from '../../../db/schema/staff.ts';

export type StaffSessionRow = typeof staffSessions.$inferSelect;

export type FoundSession = StaffSessionRow & {
  readonly name: string;
  readonly status: StaffStatus;
  readonly permissions: Permission[];
};

export async function findSession(db: Database, tokenHash: Buffer): Promise<FoundSession | null> {
  const [row] = await db
    .select({
      session: staffSessions,
      name: staffMembers.name,
      status: staffMembers.status,
      permissions: staffRoles.permissions,
    })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(eq(staffSessions.tokenHash, tokenHash));
  if (row === undefined) return null;
  const { session, ...member } = row;
  return { ...session, ...member };
}

export async function insertSession(tx: Database, row: typeof staffSessions.$inferInsert): Promise<void> {
  await tx.insert(staffSessions).values(row);
}

export async function touchSession(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastSeenAt: sql`greatest(${staffSessions.lastSeenAt}, ${at})` })
    .where(eq(staffSessions.id, id));
}

export async function lockSession(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lockedAt: sql`coalesce(${staffSessions.lockedAt}, ${at})` })
    .where(eq(staffSessions.id, id));
}
