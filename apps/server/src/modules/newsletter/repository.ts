import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { newsletterSubscriptions, newsletterTokens } from '../../db/schema/content/newsletter.ts';

export type SubscriptionRow = typeof newsletterSubscriptions.$inferSelect;

export type LinkPurpose = (typeof newsletterTokens.$inferSelect)['purpose'];

/** Upsert with a row lock. */
export async function lockSubscription(db: Database, fresh: SubscriptionRow): Promise<SubscriptionRow> {
  const [row] = await db
    .insert(newsletterSubscriptions)
    .values(fresh)
    // A no-op update locks and returns the row.
    .onConflictDoUpdate({ target: newsletterSubscriptions.email, set: { email: fresh.email } })
    .returning();
  if (row === undefined) throw new Error('an upsert returned no row');
  return row;
}

export async function lockSubscriptionOfLink(
  db: Database,
  link: { readonly hash: string; readonly purpose: LinkPurpose },
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select({ subscription: newsletterSubscriptions })
    .from(newsletterTokens)
    .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, newsletterTokens.subscriptionId))
    .where(and(eq(newsletterTokens.hash, link.hash), eq(newsletterTokens.purpose, link.purpose)))
    .for('update', { of: newsletterSubscriptions });
  return row?.subscription ?? null;
}

export async function updateSubscription(
  db: Database,
  id: string,
  change: Partial<Omit<SubscriptionRow, 'id' | 'email' | 'createdAt'>>,
): Promise<void> {
  await db.update(newsletterSubscriptions).set(change).where(eq(newsletterSubscriptions.id, id));
}

/** Until the address is confirmed again (NEWSLETTER-12). */
export async function markBounced(db: Database, email: string, at: Date): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({ bouncedAt: at, updatedAt: at })
    .where(
      and(eq(newsletterSubscriptions.email, email.toLowerCase()), isNull(newsletterSubscriptions.bouncedAt)),
    );
}

export async function insertToken(db: Database, token: typeof newsletterTokens.$inferInsert): Promise<void> {
  await db.insert(newsletterTokens).values(token);
}

export async function findSubscription(db: Database, email: string): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  return row ?? null;
}

export async function deleteSubscription(tx: Database, email: string): Promise<void> {
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
}

export const unconfirmedSubscriptions = retainedRows(
  newsletterSubscriptions,
  sql`${newsletterSubscriptions.requestedAt}`,
  sql`${newsletterSubscriptions.confirmedAt} is null and ${newsletterSubscriptions.unsubscribedAt} is null`,
);

export const endedSubscriptions = retainedRows(
  newsletterSubscriptions,
  sql`${newsletterSubscriptions.unsubscribedAt}`,
);
