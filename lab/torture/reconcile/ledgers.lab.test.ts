import { variantWithStock } from '@ilaneer/server/testing/shoppers/find-variant';
import { deliverOnlineOrder } from '@ilaneer/server/testing/shoppers/returned-order';
import { openTestShop, type TestShop } from '@ilaneer/server/testing/test-shop';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ask } from './ask.ts';
import { contradictions } from './ledgers.ts';

const TAMPERED: readonly (readonly [string, string])[] = [
  ['stock of a variant', `update product_variants set stock = stock - 1 where stock > 0`],
  [
    'stock of a batch',
    `insert into batches (id, variant_id, code, packed_on, best_before, mrp_paise, on_hand, created_at, updated_at)
     select 'b', id, 'B', '2026-01-01', '2027-01-01', 100, 1, now(), now() from product_variants limit 1`,
  ],
  ['units that an order took', `update order_lines set quantity = quantity + 1`],
  ['a parcel', `update parcels set state = 'packed', shipped_at = null, delivered_at = null`],
  ['coins of a lot', `update coin_lots set remaining = remaining - 1 where remaining > 0`],
  [
    'an order that still waits',
    `update orders set status = 'pending', delivered_at = null, payable_until = now()`,
  ],
  ['a gift card', `update gift_cards set balance_paise = balance_paise - 1`],
  ['a series of documents', `update tax_document_series set last_position = last_position + 1`],
  ['the invoice of an order', `update orders set status = 'processing', delivered_at = null`],
  ['a payment that only the shop has taken', `update sandbox_gateway_payments set status = 'failed'`],
  ['a payment that only the gateway has taken', `update payments set status = 'failed'`],
  ['the money of an order', `update payments set amount_paise = amount_paise + 100`],
  ['the mail of a placed order', `update outbox_messages set subject = 'Hello'`],
  ['a job that was given up', `update pgboss.job set state = 'failed' where name = 'order-placed-mail'`],
];

describe('reconciliation of a torture run', () => {
  let shop: TestShop;
  let client: pg.Client;
  let ask: Ask;
  beforeAll(async () => {
    shop = await openTestShop();
    client = new pg.Client({ connectionString: shop.url });
    await client.connect();
    ask = async (statement, values = []) => (await client.query(statement, [...values])).rows;
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 50);
    const shopper = await shop.newShopper();
    await ask(`update users set email_verified = true`);
    await deliverOnlineOrder(shop, shopper, { ...pack, quantity: 2 });
  });
  afterAll(async () => {
    await client.end();
    await shop.close();
  });

  it('agrees once an order is paid and delivered, and its messages are sent', async () => {
    await expect.poll(() => contradictions(ask, shop.url), { timeout: 30_000 }).toEqual([]);
  });

  it.each(TAMPERED)('does not agree when one ledger alone is changed: %s', async (name, statement) => {
    await client.query('begin');
    try {
      // Without triggers.
      const [table = ''] = /(?<=update |into )[\w.]+/.exec(statement) ?? [];
      if (!table.startsWith('pgboss')) await client.query(`alter table ${table} disable trigger user`);
      await client.query(statement);
      const found = await contradictions(ask, shop.url);
      expect(found.map((line) => line.split(': ')[0])).toContain(name);
    } finally {
      await client.query('rollback');
    }
  });
});
