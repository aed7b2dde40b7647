import pg from 'pg';
import { inspectShop } from '../../src/backup/inspect-shop.ts';
import type { Acknowledged } from './order-stream.ts';

export type Judgement = {
  readonly acknowledged: number;
  /** Acknowledged but missing. */
  readonly lost: number;
  /** Requests with several orders. */
  readonly doubled: number;
  /** Unacknowledged orders; expected none. */
  readonly unsaid: number;
  readonly problems: readonly string[];
};

/** Compares acknowledgements with orders, and verifies the books. */
export async function judgeOrders(url: string, acknowledged: readonly Acknowledged[]): Promise<Judgement> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; key: string }>(
      'select id, idempotency_key as key from orders where idempotency_key is not null',
    );
    const there = new Map(rows.map(({ id, key }) => [id, key]));
    const keys = new Set(acknowledged.map(({ key }) => key));
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(({ id, key }) => there.get(id) !== key).length,
      doubled: rows.length - new Set(rows.map(({ key }) => key)).size,
      unsaid: rows.filter(({ key }) => !keys.has(key)).length,
      problems: (await inspectShop(url)).problems,
    };
  } finally {
    await client.end();
  }
}
