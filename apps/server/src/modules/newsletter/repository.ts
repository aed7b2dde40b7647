import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { newsletterSubscriptions, newsletterTokens } from '../../db/schema/content/newsletter.ts';

/** A subscription as it is stored. */
export type SubscriptionRow = typeof newsletterSubscriptions.$inferSelect;

/** What a link of a mail does. */
export type LinkPurpose = (typeof newsletterTokens.$inferSelect)['purpose'];

/** The subscription of an address, locked until the transaction ends; makes it when there is none. */
export async function lockSubscription(db: Database, fresh: SubscriptionRow): Promise<SubscriptionRow> {
  const [row] = await db
    .insert(newsletterSubscriptions)
    .values(fresh)
    // An update that changes nothing locks the row that is there, and returns it.
    .onConflictDoUpdate({ target: newsletterSubscriptions.email, set: { email: fresh.email } })
    .returning();
  if (row === undefined) throw new Error('an upsert returned no row');
  return row;
}

/** The subscription that a link belongs to, locked until the transaction ends. */
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

/** Writes what changed of a subscription. */
export async function updateSubscription(
  db: Database,
  id: string,
  change: Partial<Omit<SubscriptionRow, 'id' | 'email' | 'createdAt'>>,
): Promise<void> {
  await db.update(newsletterSubscriptions).set(change).where(eq(newsletterSubscriptions.id, id));
}

/** Keeps a link by its token's hash. */
export async function insertToken(db: Database, token: typeof newsletterTokens.$inferInsert): Promise<void> {
  await db.insert(newsletterTokens).values(token);
}

/** The subscription of an address, if it ever asked for one. */
export async function findSubscription(db: Database, email: string): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  return row ?? null;
}

/** Forgets that an address ever asked for the newsletter, and the links that were mailed to it. */
export async function deleteSubscription(tx: Database, email: string): Promise<void> {
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
}

/** Subscriptions that their owner never confirmed. */
export const unconfirmedSubscriptions = retainedRows(
  newsletterSubscriptions,
  sql`${newsletterSubscriptions.requestedAt}`,
  sql`${newsletterSubscriptions.confirmedAt} is null and ${newsletterSubscriptions.unsubscribedAt} is null`,
);

/** Subscriptions that were ended. */
export const endedSubscriptions = retainedRows(
  newsletterSubscriptions,
  sql`${newsletterSubscriptions.unsubscribedAt}`,
);
