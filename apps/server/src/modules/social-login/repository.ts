import type { Provider } from '@ilaneer/contract/account/social-login';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { userIdentities } from '../../db/schema/account/account.ts';
import { loginCodes } from '../../db/schema/account/verification.ts';

/** A finished login that waits for its browser. */
export type LoginCode = typeof loginCodes.$inferSelect;

/** The account that a provider's person has. */
export async function findUserIdOf(
  db: Database,
  person: { readonly provider: Provider; readonly subject: string },
): Promise<string | null> {
  const [row] = await db
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.provider, person.provider), eq(userIdentities.subject, person.subject)))
    .limit(1);
  return row?.userId ?? null;
}

/** Lets a provider's person into an account. */
export async function insertIdentity(
  db: Database,
  identity: typeof userIdentities.$inferInsert,
): Promise<void> {
  await db.insert(userIdentities).values(identity).onConflictDoNothing();
}

/** Keeps a finished login for its browser. */
export async function insertLoginCode(db: Database, code: LoginCode): Promise<void> {
  await db.insert(loginCodes).values(code);
}

/** Uses a finished login up, for its own browser; of several at the same time one gets it. */
export async function useLoginCode(
  db: Database,
  code: { readonly id: string; readonly browserHash: string },
  at: Date,
): Promise<LoginCode | null> {
  const [row] = await db
    .update(loginCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(loginCodes.id, code.id),
        eq(loginCodes.browserHash, code.browserHash),
        isNull(loginCodes.usedAt),
        gt(loginCodes.expiresAt, at),
      ),
    )
    .returning();
  return row ?? null;
}

/** Codes that nobody brought back. */
export const pastLoginCodes = retainedRows(loginCodes, sql`${loginCodes.createdAt}`);
