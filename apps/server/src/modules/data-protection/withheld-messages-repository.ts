import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { withheldMessages } from '../../db/schema/account/data-protection.ts';
import { isHashedWith, sealedRows } from '../../db/sealed-rows.ts';

export type WithheldMessages = typeof withheldMessages.$inferSelect;

const MOST_LISTED = 100;

export async function insertWithheldMessages(tx: Database, messages: WithheldMessages): Promise<void> {
  await tx.insert(withheldMessages).values(messages);
}

export async function findWithheldMessages(db: Database, id: string): Promise<WithheldMessages | null> {
  const [row] = await db.select().from(withheldMessages).where(eq(withheldMessages.id, id));
  return row ?? null;
}

/** Latest, or by address hashes. */
export function listWithheldMessages(
  db: Database,
  hashes: readonly string[] | null,
): Promise<Pick<WithheldMessages, 'id' | 'deletedAt'>[]> {
  const { id, deletedAt, emailHash } = withheldMessages;
  return db
    .select({ id, deletedAt })
    .from(withheldMessages)
    .where(hashes === null ? undefined : inArray(emailHash, [...hashes]))
    .orderBy(desc(deletedAt), desc(id))
    .limit(MOST_LISTED);
}

/** From erasure. */
export const pastWithheldMessages = retainedRows(withheldMessages, sql`${withheldMessages.deletedAt}`);

export const sealedMessages = sealedRows('deleted-account', withheldMessages, {
  id: withheldMessages.id,
  sealed: withheldMessages.sealed,
});

/** Findable with this key only. */
export function countErasedFoundBy(db: Database, mark: string): Promise<number> {
  return db.$count(withheldMessages, isHashedWith(withheldMessages.emailHash, mark));
}
