import type { Actor } from '@ilaneer/domain/actor/actor';
import { eq, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { journalLockRequests, journalMonths } from '../../db/schema/balance/journal.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { staffMembers } from '../../db/schema/staff/staff.ts';

/** YYYY-MM. */
export async function readLockedThrough(db: Database): Promise<string | null> {
  const [row] = await db.select({ month: max(journalMonths.month) }).from(journalMonths);
  return row?.month?.slice(0, 7) ?? null;
}

/** The lock that locking a month takes: waits for running postings, and new ones wait for the end. */
export async function stopPosting(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7203417)`);
}

/** Null if its lock is not requested. */
export async function findLockRequest(
  tx: Database,
  month: string,
): Promise<Pick<typeof journalLockRequests.$inferSelect, 'actorKind' | 'actorId'> | null> {
  const [row] = await tx
    .select({ actorKind: journalLockRequests.actorKind, actorId: journalLockRequests.actorId })
    .from(journalLockRequests)
    .where(eq(journalLockRequests.month, `${month}-01`));
  return row ?? null;
}

export type LockRequest = {
  readonly month: string;
  readonly at: Date;
  readonly by: string;
  readonly byId: string;
};

/** With the name of the member, where it was one. */
export async function listLockRequests(db: Database): Promise<LockRequest[]> {
  const rows = await db
    .select({
      month: journalLockRequests.month,
      at: journalLockRequests.requestedAt,
      name: staffMembers.name,
      byId: journalLockRequests.actorId,
    })
    .from(journalLockRequests)
    .leftJoin(staffMembers, eq(staffMembers.id, journalLockRequests.actorId))
    .orderBy(journalLockRequests.month);
  return rows.map(({ month, name, ...row }) => ({ ...row, month: month.slice(0, 7), by: name ?? row.byId }));
}

export async function insertLockRequest(tx: Database, actor: Actor, month: string, at: Date): Promise<void> {
  await tx
    .insert(journalLockRequests)
    .values({ month: `${month}-01`, requestedAt: at, ...storedActor(actor) });
}

/** False if there was none. */
export async function deleteLockRequest(tx: Database, month: string): Promise<boolean> {
  const gone = await tx
    .delete(journalLockRequests)
    .where(eq(journalLockRequests.month, `${month}-01`))
    .returning({ month: journalLockRequests.month });
  return gone.length > 0;
}

/** Of months that are locked now. */
export async function deleteLockRequestsUpTo(tx: Database, month: string): Promise<void> {
  await tx.delete(journalLockRequests).where(lte(journalLockRequests.month, `${month}-01`));
}

export async function insertLockedMonth(tx: Database, actor: Actor, month: string, at: Date): Promise<void> {
  await tx.insert(journalMonths).values({ month: `${month}-01`, lockedAt: at, ...storedActor(actor) });
}
