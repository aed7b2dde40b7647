import { setTimeout as wait } from 'node:timers/promises';
import { addManyOrders } from '@ilaneer/server/testing/large-shop/many-orders';
import { openKillableShop } from '@ilaneer/server/testing/servers/killable-shop';
import pg from 'pg';
import { signInStaff } from './signed-in.ts';

/** What became of 500 orders that were moved at once, in a shop that was killed when so many of them had moved. */
export type BulkFigures = {
  readonly orders: number;
  readonly killedAfter: number;
  /** Of both lives of the shop, without the time between them. */
  readonly movedWithinMs: number;
  /** From the last order's move to the last message. */
  readonly drainedMs: number;
  readonly results: number;
  readonly movedTwice: number;
  readonly messages: number;
  readonly messagesLost: number;
  readonly messagesTwice: number;
};

const ORDERS = 500;
const KILL_AFTER = 150;
const GIVE_UP_AFTER_MS = 300_000;

/** Delivers 500 orders at once, kills the shop in the middle and starts it again: nothing may be lost or done twice. */
export async function measureBulkMoves(): Promise<BulkFigures> {
  const shop = await openKillableShop();
  const pool = new pg.Pool({ connectionString: shop.databaseUrl(), max: 2 });
  // Its connections end with the database.
  pool.on('error', () => undefined);
  try {
    await addManyOrders(pool, { orders: 2_200, customers: 300 });
    const { rows } = await pool.query<{ id: string }>(
      `select id from orders where status = 'in transit' and number like 'OD1%' order by number limit ${ORDERS}`,
    );
    const before = await countMessages(pool);
    const staff = await signInStaff(shop.address(), pool, ['orders.fulfil']);
    const began = performance.now();
    await staff.post('/bulk-moves', { move: 'deliver', orderIds: rows.map(({ id }) => id) });
    await until(async () => (await countResults(pool)) >= KILL_AFTER);
    await shop.kill();
    const killedAfter = await countResults(pool);
    const lived = performance.now() - began;
    await shop.letTimePass();
    await shop.start();
    const again = performance.now();
    await until(async () => (await countResults(pool)) === rows.length);
    const moved = performance.now();
    await until(async () => {
      if ((await countMessages(pool)) - before < rows.length) return false;
      return (await countJobs(pool)) === 0;
    });
    const drained = performance.now();
    return {
      orders: rows.length,
      killedAfter,
      movedWithinMs: Math.round(lived + moved - again),
      drainedMs: Math.round(drained - moved),
      results: await countResults(pool),
      movedTwice: await count(
        pool,
        `select count(*)::int as count from (select order_id from order_events where status = 'delivered'
         group by order_id having count(*) > 1) twice`,
      ),
      messages: (await countMessages(pool)) - before,
      messagesLost: await count(
        pool,
        `select count(*)::int as count from bulk_move_orders m join orders o on o.id = m.order_id
         where not exists (select from outbox_messages where channel = 'email' and subject like '%' || o.number || '%')`,
      ),
      messagesTwice: await count(
        pool,
        `select count(*)::int as count from (select recipient, subject from outbox_messages where channel = 'email'
         group by recipient, subject having count(*) > 1) twice`,
      ),
    };
  } finally {
    await pool.end();
    await shop.close();
  }
}

function countResults(pool: pg.Pool): Promise<number> {
  return count(pool, `select count(*)::int as count from bulk_move_orders where outcome is not null`);
}

function countMessages(pool: pg.Pool): Promise<number> {
  return count(pool, `select count(*)::int as count from outbox_messages where channel = 'email'`);
}

function countJobs(pool: pg.Pool): Promise<number> {
  return count(
    pool,
    `select count(*)::int as count from pgboss.job
     where name in ('send-mail', 'move-orders') and state in ('created', 'retry', 'active')`,
  );
}

async function count(pool: pg.Pool, statement: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + GIVE_UP_AFTER_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('the move was not done in time');
    await wait(20);
  }
}
