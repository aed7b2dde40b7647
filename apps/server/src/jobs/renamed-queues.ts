import type PgBoss from 'pg-boss';
import type { JobName } from './job-data.ts';

/** Former names of queues. Delete this file one release later. */
const FORMER_NAMES: Readonly<Partial<Record<JobName, string>>> = {
  'send-order-placed-mail': 'order-placed-mail',
  'notify-order-status': 'order-moved',
  'send-order-sms': 'order-sms',
  'notify-policy-change': 'tell-of-policy',
  'send-policy-mail': 'policy-mail',
  'send-reset-link': 'forgot-password',
  'send-staff-invitation': 'staff-invitation',
  'erase-expired-data': 'tidy-accounts',
  'notify-restock': 'tell-of-restock',
  'refresh-catalogue': 'keep-catalogue',
  'delete-unused-pictures': 'tidy-pictures',
  'delete-import-contents': 'forget-imports',
  'notify-expiry': 'tell-of-expiry',
  'run-backup': 'back-up',
  'rotate-sealed-data': 'seal-anew',
  'store-audit-head': 'keep-audit-head',
  'detect-attacks': 'watch-for-attacks',
  'alert-unanswered-messages': 'watch-answers',
  'reconcile-payments': 'hear-of-payments',
  'delete-gateway-cards': 'forget-cards',
  'send-sandbox-webhook': 'sandbox-webhook',
};

const FORMER = new Set(Object.values(FORMER_NAMES));

/** The name of the queue's lock, equal in both releases: `atOnce: 1` holds over an upgrade. */
export function lockOf(name: JobName): string {
  return FORMER_NAMES[name] ?? name;
}

export function isFormerName(name: string): boolean {
  return FORMER.has(name);
}

/**
 * Moves jobs to their renamed queue and deletes the former schedules. Also for jobs that a process of the release before
 * enqueues during an upgrade; those that it is running follow when it fails or completes them.
 */
export async function moveFormerJobs(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  // Skips rows that another process is moving.
  await db.executeSql(
    `with former as (
       select j.id, j.name, r.name as new_name
       from pgboss.job j join unnest($1::text[], $2::text[]) as r (name, former) on j.name = r.former
       where j.state <> 'active' for update of j skip locked)
     update pgboss.job j set name = f.new_name from former f where j.name = f.name and j.id = f.id`,
    [Object.keys(FORMER_NAMES), Object.values(FORMER_NAMES)],
  );
  await db.executeSql('delete from pgboss.schedule where name = any($1)', [[...FORMER]]);
}
