import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stockOf, variantWithStock } from '../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { orderEvents } from '../db/schema/order/order-line.ts';
import { runOrdersCommand } from './orders-command.ts';

describe('the orders command', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('moves an order beside the running shop, which sends the mail, and refuses what its status forbids', async () => {
    const shopper = await shop.newShopper();
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 10);
    const id = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const run = (...words: string[]) => runOrdersCommand(words, { DATABASE_URL: shop.url, USER: 'meera' });
    const { body } = await shop.call('GET', `/orders/${id}`, { token: shopper.token });
    const { orderNumber } = body.order as { orderNumber: string };

    expect(await run('process', orderNumber)).toEqual({
      ok: true,
      value: `Order ${orderNumber} is processing.`,
    });
    expect(await run('deliver', orderNumber)).toEqual({
      ok: false,
      error: `Order ${orderNumber} is processing: deliver is not possible. Possible now: ship, cancel.`,
    });
    expect(await run('ship', orderNumber)).toEqual({ ok: false, error: 'Courier is required' });
    expect(await run('cancel', orderNumber, '--reason', 'The grove is flooded')).toMatchObject({ ok: true });
    expect(await stockOf(shop, pack.variantId)).toBe(10);
    const entries = await shop.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.position));
    expect(entries.slice(1)).toMatchObject([
      { kind: 'processing', actorKind: 'staff', actorId: 'meera' },
      { kind: 'cancelled', actorKind: 'staff', actorId: 'meera' },
    ]);
    await vi.waitFor(
      async () => {
        const outbox = await shop.call('GET', '/sandbox/outbox');
        expect(JSON.stringify(outbox.body)).toContain('The grove is flooded');
      },
      { timeout: 20_000 },
    );
  });

  it('says how it is written', async () => {
    const refused = await runOrdersCommand(['fly'], {});
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining('Moves: accept, process') });
  });
});
