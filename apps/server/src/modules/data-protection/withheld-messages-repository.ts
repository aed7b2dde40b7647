import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { withheldMessages } from '../../db/schema/account/data-protection.ts';
import { isHashedWith, sealedRows } from '../../db/sealed-rows.ts';

/** What is held of messages that their writer had erased, sealed. */
export type WithheldMessages = typeof withheldMessages.$inferSelect;

const MOST_LISTED = 100;

export async function insertWithheldMessages(tx: Database, messages: WithheldMessages): Promise<void> {
  await tx.insert(withheldMessages).values(messages);
}

export async function findWithheldMessages(db: Database, id: string): Promise<WithheldMessages | null> {
  const [row] = await db.select().from(withheldMessages).where(eq(withheldMessages.id, id));
  return row ?? null;
}

/** Those erased last, or those of one address, by its hashes. */
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

/** What is held, from the erasure on. */
export const pastWithheldMessages = retainedRows(withheldMessages, sql`${withheldMessages.deletedAt}`);

export const sealedMessages = sealedRows('deleted-account', withheldMessages, {
  id: withheldMessages.id,
  sealed: withheldMessages.sealed,
});

/** How many are found by their address with this key alone. */
export function countErasedFoundBy(db: Database, mark: string): Promise<number> {
  return db.$count(withheldMessages, isHashedWith(withheldMessages.emailHash, mark));
}
