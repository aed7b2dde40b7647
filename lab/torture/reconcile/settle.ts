import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@ilaneer/server/db/connect';
import { openQueue } from '@ilaneer/server/jobs/jobs';
import type { Ask } from './ask.ts';

const SETTLED_WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 500;

const OPEN_JOBS = `
  select name || ' ' || state || ' ' || count(*) as told from pgboss.job
  where state in ('created', 'retry', 'active') and name not like '\\_\\_%' group by name, state`;
const OPEN_MONEY = `
  select 'orders that wait for their payment' as told where exists (select from orders where status = 'pending')
  union all select 'refunds' where exists (select from refunds where state <> 'sent')`;

/** Ages jobs by 15 minutes. */
export async function expireJobs(ask: Ask): Promise<void> {
  await ask(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
}

export async function settle(url: string, ask: Ask): Promise<string[]> {
  const { db, close } = connect(url, () => undefined, 1);
  const queue = await openQueue(url, () => undefined);
  try {
    const deadline = performance.now() + SETTLED_WITHIN_MS;
    for (let turn = 0; ; turn += 1) {
      if (turn % 8 === 0) await queue.enqueue(db, 'hear-of-payments', {});
      await ask(
        `update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now() and name not like '\\_\\_%'`,
      );
      await pause(LOOK_EVERY_MS);
      const open = [
        ...(await ask<{ told: string }>(OPEN_JOBS)),
        ...(await ask<{ told: string }>(OPEN_MONEY)),
      ];
      if (open.length === 0) return [];
      if (performance.now() > deadline) return open.map(({ told }) => `still under way: ${told}`);
    }
  } finally {
    await queue.stop();
    await close();
  }
}
