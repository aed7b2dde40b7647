import type { Provider } from '@ilaneer/contract/account/social-login';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { userIdentities } from '../../db/schema/account.ts';
import { signInCodes } from '../../db/schema/verification.ts';

/** A finished login that waits for its browser. */
export type SignInCode = typeof signInCodes.$inferSelect;

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
export async function insertSignInCode(db: Database, code: SignInCode): Promise<void> {
  await db.insert(signInCodes).values(code);
}

/** Uses a finished login up, for its own browser; of several at the same time one gets it. */
export async function useSignInCode(
  db: Database,
  code: { readonly id: string; readonly browserHash: string },
  at: Date,
): Promise<SignInCode | null> {
  const [row] = await db
    .update(signInCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(signInCodes.id, code.id),
        eq(signInCodes.browserHash, code.browserHash),
        isNull(signInCodes.usedAt),
        gt(signInCodes.expiresAt, at),
      ),
    )
    .returning();
  return row ?? null;
}

/** Deletes finished logins of before then. */
export async function deleteOldSignInCodes(db: Database, before: Date): Promise<void> {
  await db.delete(signInCodes).where(lt(signInCodes.createdAt, before));
}
