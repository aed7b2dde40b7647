import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { letterDeliveries, letters } from '../../db/schema/content/letter.ts';
import { newsletterSubscriptions } from '../../db/schema/content/newsletter.ts';

const subscription = newsletterSubscriptions;

const REACHABLE = and(
  isNotNull(subscription.confirmedAt),
  isNull(subscription.unsubscribedAt),
  isNull(subscription.bouncedAt),
);

/** Confirmed addresses; `members`: only those of the addresses that this query selects (NEWSLETTER-8). */
function recipients(members: SQL | null): SQL | undefined {
  return and(REACHABLE, members === null ? undefined : sql`${subscription.email} in (${members})`);
}

export function countRecipients(db: Database, members: SQL | null): Promise<number> {
  return db.$count(subscription, recipients(members));
}

/** Idempotent: a row per address. */
export async function insertDeliveries(
  tx: Database,
  letterId: string,
  members: SQL | null,
  dueAt: Date,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into ${letterDeliveries} (letter_id, subscription_id, due_at)
    select ${letterId}, ${subscription.id}, ${dueAt.toISOString()}::timestamptz
    from ${subscription} where ${recipients(members)}
    on conflict do nothing`);
  return rowCount ?? 0;
}

export type ClaimedDelivery = {
  readonly subscriptionId: string;
  readonly email: string;
  /** Of this try. */
  readonly tries: number;
  /** False after unsubscribing, and for refused addresses. */
  readonly isReachable: boolean;
};

/** Marks them as being sent; SKIP LOCKED. */
export async function claimDeliveries(
  tx: Database,
  letterId: string,
  most: number,
  now: Date,
): Promise<ClaimedDelivery[]> {
  const due = await tx
    .select({
      subscriptionId: letterDeliveries.subscriptionId,
      email: subscription.email,
      tries: sql<number>`${letterDeliveries.tries} + 1`,
      isReachable: sql<boolean>`coalesce(${REACHABLE}, false)`,
    })
    .from(letterDeliveries)
    .innerJoin(subscription, eq(subscription.id, letterDeliveries.subscriptionId))
    .where(
      and(
        eq(letterDeliveries.letterId, letterId),
        eq(letterDeliveries.state, 'waiting'),
        lte(letterDeliveries.dueAt, now),
      ),
    )
    .orderBy(asc(letterDeliveries.dueAt), asc(letterDeliveries.subscriptionId))
    .limit(most)
    .for('update', { of: letterDeliveries, skipLocked: true });
  const ids = due.map(({ subscriptionId }) => subscriptionId);
  if (ids.length > 0) {
    await tx
      .update(letterDeliveries)
      .set({ state: 'sending', tries: sql`${letterDeliveries.tries} + 1`, triedAt: now })
      .where(and(eq(letterDeliveries.letterId, letterId), inArray(letterDeliveries.subscriptionId, ids)));
  }
  return due;
}

/** Of a process that ended while it sent: tried again, under the same Message-ID. */
export async function releaseDeliveries(db: Database, letterId: string): Promise<void> {
  await db
    .update(letterDeliveries)
    .set({ state: 'waiting' })
    .where(and(eq(letterDeliveries.letterId, letterId), eq(letterDeliveries.state, 'sending')));
}

type Delivery = { readonly letterId: string; readonly subscriptionId: string };

const one = ({ letterId, subscriptionId }: Delivery) =>
  and(eq(letterDeliveries.letterId, letterId), eq(letterDeliveries.subscriptionId, subscriptionId));

/** `refused` where the mail server refused the address meanwhile (NEWSLETTER-12). */
export async function markDelivered(db: Database, delivery: Delivery): Promise<void> {
  const refused = db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.id, letterDeliveries.subscriptionId), isNotNull(subscription.bouncedAt)));
  await db
    .update(letterDeliveries)
    .set({ state: sql`case when exists (${refused}) then 'refused' else 'sent' end` })
    .where(one(delivery));
}

export async function markLeft(db: Database, delivery: Delivery): Promise<void> {
  await db.update(letterDeliveries).set({ state: 'left' }).where(one(delivery));
}

/** Null: no further try. */
export async function postpone(db: Database, delivery: Delivery, dueAt: Date | null): Promise<void> {
  const change = dueAt === null ? ({ state: 'failed' } as const) : ({ state: 'waiting', dueAt } as const);
  await db.update(letterDeliveries).set(change).where(one(delivery));
}

export async function hasOpenDeliveries(db: Database, letterId: string): Promise<boolean> {
  const rows = await db
    .select({ id: letterDeliveries.subscriptionId })
    .from(letterDeliveries)
    .where(
      and(eq(letterDeliveries.letterId, letterId), sql`${letterDeliveries.state} in ('waiting', 'sending')`),
    )
    .limit(1);
  return rows.length > 0;
}

/** Over all letters, for the pace (NEWSLETTER-9). */
export function countTriedSince(db: Database, since: Date): Promise<number> {
  return db.$count(letterDeliveries, gte(letterDeliveries.triedAt, since));
}

/** Newest first, for the download of one's data. */
export async function exportLetters(
  db: Database,
  subscriptionId: string,
): Promise<{ subject: string; outcome: string; triedAt: string | null }[]> {
  const rows = await db
    .select({ subject: letters.subject, outcome: letterDeliveries.state, triedAt: letterDeliveries.triedAt })
    .from(letterDeliveries)
    .innerJoin(letters, eq(letters.id, letterDeliveries.letterId))
    .where(eq(letterDeliveries.subscriptionId, subscriptionId))
    .orderBy(desc(letterDeliveries.dueAt));
  return rows.map((row) => ({ ...row, triedAt: row.triedAt?.toISOString() ?? null }));
}
