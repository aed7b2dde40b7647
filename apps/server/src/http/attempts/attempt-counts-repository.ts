import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { attemptCounts } from '../../db/schema/security/attempt.ts';

const { key: KEY, attempts: ATTEMPTS, endsAt: ENDS_AT } = attemptCounts;

export type AttemptCount = { readonly count: number; readonly leftMs: number };

/** Starts or extends a window by the database's clock. */
export async function addAttempts(
  db: Database,
  { key, attempts, windowMs }: { readonly key: string; readonly attempts: number; readonly windowMs: number },
): Promise<AttemptCount> {
  const isOver = sql`${ENDS_AT} <= clock_timestamp()`;
  const end = sql`clock_timestamp() + ${windowMs} * interval '1 millisecond'`;
  const [row] = await db
    .insert(attemptCounts)
    .values({ key, attempts, endsAt: end })
    .onConflictDoUpdate({
      target: KEY,
      set: {
        attempts: sql`case when ${isOver} then excluded.attempts else ${ATTEMPTS} + excluded.attempts end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${ENDS_AT} end`,
      },
    })
    .returning({
      count: ATTEMPTS,
      leftMs: sql<string>`extract(epoch from ${ENDS_AT} - clock_timestamp()) * 1000`.mapWith(Number),
    });
  if (row === undefined) throw new Error('an attempt was not counted');
  return { count: row.count, leftMs: Math.ceil(row.leftMs) };
}

export async function takeShare(
  db: Database,
  key: string,
  share: number,
  { at, windowMs, max }: { readonly at: Date; readonly windowMs: number; readonly max: number },
): Promise<number | null> {
  const isOver = sql`${ENDS_AT} <= ${at.toISOString()}`;
  const endsAt = new Date(at.getTime() + windowMs);
  const taken = await db
    .insert(attemptCounts)
    .values({ key, attempts: share, endsAt })
    .onConflictDoUpdate({
      target: KEY,
      set: {
        attempts: sql`case when ${isOver} then 0 else ${ATTEMPTS} end + ${share}`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${ENDS_AT} end`,
      },
      setWhere: sql`${isOver} or ${ATTEMPTS} + ${share} <= ${max}`,
    })
    .returning({ attempts: ATTEMPTS });
  if (taken.length > 0) return null;
  const [row] = await db.select({ endsAt: ENDS_AT }).from(attemptCounts).where(eq(KEY, key));
  return row === undefined ? 0 : row.endsAt.getTime() - at.getTime();
}

export async function forgetPastWindows(db: Database): Promise<void> {
  await db.delete(attemptCounts).where(lt(ENDS_AT, sql`clock_timestamp()`));
}
