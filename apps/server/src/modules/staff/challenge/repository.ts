import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { retainedRows } from '../../../db/retained.ts';
import { staffChallenges } from '../../../db/schema/staff/staff.ts';

export type ChallengeRow = typeof staffChallenges.$inferSelect;

export async function insertChallenge(db: Database, row: typeof staffChallenges.$inferInsert): Promise<void> {
  await db.insert(staffChallenges).values(row).onConflictDoNothing();
}

export async function findChallenge(db: Database, tokenHash: Buffer, at: Date): Promise<ChallengeRow | null> {
  const [row] = await db.select().from(staffChallenges).where(isLive(tokenHash, at));
  return row ?? null;
}

export async function countTry(
  db: Database,
  tokenHash: Buffer,
  at: Date,
  most: number,
): Promise<ChallengeRow | null> {
  const [row] = await db
    .update(staffChallenges)
    .set({ tries: sql`${staffChallenges.tries} + 1` })
    .where(and(isLive(tokenHash, at), lt(staffChallenges.tries, most)))
    .returning();
  return row ?? null;
}

export async function deleteChallenge(
  db: Database,
  tokenHash: Buffer,
  at: Date,
): Promise<ChallengeRow | null> {
  const [row] = await db.delete(staffChallenges).where(isLive(tokenHash, at)).returning();
  return row ?? null;
}

export const pastChallenges = retainedRows(staffChallenges, sql`${staffChallenges.expiresAt}`);

function isLive(tokenHash: Buffer, at: Date) {
  return and(eq(staffChallenges.tokenHash, tokenHash), gt(staffChallenges.expiresAt, at));
}
