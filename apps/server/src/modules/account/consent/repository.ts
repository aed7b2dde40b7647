import type { ConsentPurpose } from '@ilaneer/domain/account/consents';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { consents } from '../../../db/schema/account/account.ts';

/** What somebody agreed to once. */
export type ConsentRow = typeof consents.$inferSelect;

/** Records a consent, unless the purpose has one that holds. */
export async function insertConsent(db: Database, consent: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(consent).onConflictDoNothing();
}

/** The history of a shopper's consents, newest first. */
export function listConsents(db: Database, userId: string): Promise<ConsentRow[]> {
  return db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.grantedAt), desc(consents.id));
}

/** Takes a consent back, or all of them. */
export async function withdrawConsents(
  db: Database,
  userId: string,
  purpose: ConsentPurpose | 'all',
  at: Date,
): Promise<void> {
  const holds = and(eq(consents.userId, userId), isNull(consents.withdrawnAt));
  await db
    .update(consents)
    .set({ withdrawnAt: at })
    .where(purpose === 'all' ? holds : and(holds, eq(consents.purpose, purpose)));
}
