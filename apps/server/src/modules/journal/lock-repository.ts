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

/** Of the triggers that post entries and lock months. */
const POSTING = 7_203_417;

/** Until commit: waits for running postings, and new ones wait. */
export async function stopPosting(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${POSTING})`);
}

export type LockRequest = Pick<
  typeof journalLockRequests.$inferSelect,
  'requestedAt' | 'actorKind' | 'actorId'
> & {
  /** Name of the member of staff; else the id, as of an operator. */
  readonly by: string;
};

/** Null if the lock of the month is not requested. */
export async function findLockRequest(db: Database, month: string): Promise<LockRequest | null> {
  const { requestedAt, actorKind, actorId } = journalLockRequests;
  const [row] = await db
    .select({ requestedAt, actorKind, actorId, name: staffMembers.name })
    .from(journalLockRequests)
    .leftJoin(staffMembers, eq(staffMembers.id, actorId))
    .where(eq(journalLockRequests.month, `${month}-01`));
  if (row === undefined) return null;
  const { name, ...request } = row;
  return { ...request, by: name ?? request.actorId };
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
