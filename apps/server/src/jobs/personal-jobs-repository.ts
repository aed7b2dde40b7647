import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import type { Retained } from '../db/retained.ts';
import type { JobName } from './job-data.ts';

/** The queues whose jobs hold an address, a mail's words or a card's token; all others name rows. */
export const PERSONAL: readonly JobName[] = ['send-mail', 'forgot-password', 'forget-cards'];

// A job that is queued once a week stays for that week, so that the next one is seen to be the same; it is of staff.
const finished = sql`name = any(${sql.param(PERSONAL)}::text[]) and completed_on is not null and singleton_on is null`;

/** Jobs with personal data, from the moment at which they were done or given up (PRIVACY-12). */
export const finishedPersonalJobs: Retained = {
  erase: async (db, before) =>
    await deleteJobs(db, sql`${finished} and completed_on < ${before.toISOString()}::timestamptz`),
  oldest: async (db) => {
    if (!(await hasQueue(db))) return null;
    const { rows } = await db.execute<{ oldest: Date | string | null }>(
      sql`select min(completed_on) as oldest from pgboss.job where ${finished}`,
    );
    const oldest = rows[0]?.oldest ?? null;
    return oldest === null ? null : new Date(oldest);
  },
};

/**
 * Drops what the queue holds of somebody who deletes their account (PRIVACY-13): all that was sent to them or brought
 * their words to the shop, and what waits, but for mails about an order, which may be on its way to them. What is being sent at this moment goes with the clock.
 */
export async function deleteJobsTo(tx: Database, email: string): Promise<void> {
  await deleteJobs(
    tx,
    sql`name = any(${sql.param(PERSONAL)}::text[]) and ${email} in (lower(coalesce(data ->> 'to', data ->> 'email')), lower(data ->> 'replyTo'))
      and (completed_on is not null or (state < 'active' and data -> 'orderId' is null))`,
  );
}

async function deleteJobs(db: Database, which: SQL): Promise<number> {
  if (!(await hasQueue(db))) return 0;
  const { rowCount } = await db.execute(sql`delete from pgboss.job where ${which}`);
  return rowCount ?? 0;
}

/** A database that no shop has started on yet has no queue. */
async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as found`,
  );
  return rows[0]?.found === true;
}
