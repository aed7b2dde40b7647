import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import type { Retained } from '../db/retained.ts';
import type { JobName } from './job-data.ts';

/** Queues with personal data; others hold ids only. */
export const PERSONAL: readonly JobName[] = ['send-mail', 'forgot-password', 'forget-cards'];

// Kept for deduplication (`onceAs`); contains staff only.
const finished = sql`name = any(${sql.param(PERSONAL)}::text[]) and completed_on is not null and singleton_on is null`;

/** Completed or failed jobs with personal data (PRIVACY-12). */
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

/** PRIVACY-13. Order mails in delivery stay; active jobs expire by retention. */
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

async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as found`,
  );
  return rows[0]?.found === true;
}
