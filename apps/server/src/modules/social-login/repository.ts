import type { Provider } from '@ilaneer/contract/account/social-login';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { userIdentities } from '../../db/schema/account/account.ts';
import { loginCodes } from '../../db/schema/account/verification.ts';

export type LoginCode = typeof loginCodes.$inferSelect;

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

export async function insertIdentity(
  db: Database,
  identity: typeof userIdentities.$inferInsert,
): Promise<void> {
  await db.insert(userIdentities).values(identity).onConflictDoNothing();
}

export async function insertLoginCode(db: Database, code: LoginCode): Promise<void> {
  await db.insert(loginCodes).values(code);
}

/** Single use, own browser only. */
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

/** Never redeemed. */
export const pastLoginCodes = retainedRows(loginCodes, sql`${loginCodes.createdAt}`);
