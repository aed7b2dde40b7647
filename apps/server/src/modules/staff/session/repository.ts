import type { Permission } from '@ilaneer/domain/staff/permission';
import type { StaffStatus } from '@ilaneer/domain/staff/staff-status';
import { and, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { retainedRows } from '../../../db/retained.ts';
import { staffMembers, staffRoles, staffSessions } from '../../../db/schema/staff/staff.ts';

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

export async function endSession(tx: Database, id: string, at: Date): Promise<void> {
  await endWhere(tx, eq(staffSessions.id, id), at);
}

export async function endSessionOf(
  tx: Database,
  { id, memberId }: { readonly id: string; readonly memberId: string },
  at: Date,
): Promise<StaffSessionRow | null> {
  const ended = await endWhere(tx, and(eq(staffSessions.id, id), eq(staffSessions.memberId, memberId)), at);
  return ended[0] ?? null;
}

export async function endSessionsOf(
  tx: Database,
  memberId: string,
  except: string | null,
  at: Date,
): Promise<number> {
  const isOther = except === null ? undefined : ne(staffSessions.id, except);
  return (await endWhere(tx, and(eq(staffSessions.memberId, memberId), isOther), at)).length;
}

export async function unlockSessionRow(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(staffSessions).set({ lockedAt: null, lastSeenAt: at }).where(eq(staffSessions.id, id));
}

export function listLiveSessions(db: Database, memberId: string, at: Date): Promise<StaffSessionRow[]> {
  return db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.memberId, memberId),
        isNull(staffSessions.endedAt),
        gt(staffSessions.expiresAt, at),
      ),
    )
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id));
}

/** From their end. */
export const endedStaffSessions = retainedRows(
  staffSessions,
  sql`least(${staffSessions.expiresAt}, ${staffSessions.endedAt})`,
);

function endWhere(tx: Database, condition: SQL | undefined, at: Date): Promise<StaffSessionRow[]> {
  return tx
    .update(staffSessions)
    .set({ endedAt: at })
    .where(and(condition, isNull(staffSessions.endedAt), gt(staffSessions.expiresAt, at)))
    .returning();
}
