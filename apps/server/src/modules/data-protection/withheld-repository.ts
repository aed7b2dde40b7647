import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { withheldAccounts } from '../../db/schema/account/data-protection.ts';
import { isHashedWith, sealedRows } from '../../db/sealed-rows.ts';

export type WithheldAccount = typeof withheldAccounts.$inferSelect;

const MOST_LISTED = 100;

export async function insertWithheld(tx: Database, account: WithheldAccount): Promise<void> {
  await tx.insert(withheldAccounts).values(account);
}

export async function findWithheld(db: Database, userId: string): Promise<WithheldAccount | null> {
  const [row] = await db.select().from(withheldAccounts).where(eq(withheldAccounts.userId, userId));
  return row ?? null;
}

/** Latest, or by hash or order. */
export function listWithheld(
  db: Database,
  wanted: { readonly hashes: readonly string[]; readonly userId: string | null } | null,
): Promise<Pick<WithheldAccount, 'userId' | 'deletedAt'>[]> {
  const { userId, emailHash, mobileHash, deletedAt } = withheldAccounts;
  return db
    .select({ userId, deletedAt })
    .from(withheldAccounts)
    .where(
      wanted === null
        ? undefined
        : or(
            inArray(emailHash, [...wanted.hashes]),
            inArray(mobileHash, [...wanted.hashes]),
            wanted.userId === null ? undefined : eq(userId, wanted.userId),
          ),
    )
    .orderBy(desc(deletedAt), desc(userId))
    .limit(MOST_LISTED);
}

/** From deletion. */
export const pastWithheld = retainedRows(withheldAccounts, sql`${withheldAccounts.deletedAt}`);

export const sealedAccounts = sealedRows('deleted-account', withheldAccounts, {
  id: withheldAccounts.userId,
  sealed: withheldAccounts.sealed,
});

/** Findable with this key only. */
export function countWithheldFoundBy(db: Database, mark: string): Promise<number> {
  const { emailHash, mobileHash } = withheldAccounts;
  return db.$count(withheldAccounts, or(isHashedWith(emailHash, mark), isHashedWith(mobileHash, mark)));
}
