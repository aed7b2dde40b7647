import { ORDER_STATUSES, type OrderStatus } from '@ilaneer/domain/order/status';
import {
  allowedTransitions,
  ORDER_TRANSITIONS,
  type OrderTransition,
} from '@ilaneer/domain/order/transition-order';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder, putInStatus, TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { newMobile } from '../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import type { OrderCommand } from '../../commands/read-order-command.ts';
import { runOrderCommand } from '../../commands/run-order-command.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';
import { findOrderById, type Order } from '../../modules/order/repository.ts';

const PACK = 'tender-coconut-water-pack_V01';

const results: Readonly<Record<OrderTransition, OrderStatus>> = {
  accept: 'placed',
  process: 'processing',
  ship: 'shipped',
  'in-transit': 'in transit',
  deliver: 'delivered',
  cancel: 'cancelled',
};

function commandFor(transition: OrderTransition, orderNumber: string): OrderCommand {
  if (transition === 'ship')
    return { transition, orderNumber, courier: 'India Post', trackingNumber: 'EK123456789IN' };
  if (transition === 'cancel') return { transition, orderNumber, reason: 'ordered-by-mistake' };
  return { transition, orderNumber };
}

describe('moving an order', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    pack = await variantWithStock(shop, PACK, 1_000);
    // Unverified addresses get few order mails a day.
    shopper = await newProvenShopper(shop);
    // A verified number raises the cash limit.
    await shop.db.update(users).set({ mobile: newMobile() }).where(eq(users.id, shopper.userId));
  });
  afterAll(() => shop.close());

  const newOrder = () => placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
  const read = async (id: string): Promise<Order> => {
    const order = await findOrderById(shop.db, id);
    if (order === null) throw new Error(`no order ${id}`);
    return order;
  };
  const move = (one: OrderTransition, orderNumber: string) =>
    runOrderCommand(shop.deps, TEST_STAFF, commandFor(one, orderNumber));
  const mails = async () => JSON.stringify((await shop.call('GET', '/sandbox/outbox')).body);

  const everyCase = ORDER_STATUSES.flatMap((status) =>
    ORDER_TRANSITIONS.map((one) => [status, one] as const),
  );
  it.each(everyCase)('%s: %s', async (status, one) => {
    const id = await newOrder();
    await putInStatus(shop, id, status);
    const before = await read(id);
    const moved = await move(one, id);
    const after = await read(id);
    if (status === 'cancelled' && one === 'cancel') {
      expect(moved).toMatchObject({ ok: false, error: { code: 'ORDER_ALREADY_CANCELLED' } });
      expect(after).toEqual(before);
    } else if (allowedTransitions(status).includes(one)) {
      expect(moved.ok).toBe(true);
      expect(after.status).toBe(results[one]);
      expect(after.events.slice(before.events.length)).toMatchObject([
        {
          position: before.events.length + 1,
          status: results[one],
          actorKind: 'staff',
          actorId: TEST_STAFF.name,
        },
      ]);
    } else {
      const code = one === 'cancel' ? 'ORDER_NOT_CANCELLABLE' : 'ORDER_MOVE_NOT_ALLOWED';
      expect(moved).toMatchObject({ ok: false, error: { code } });
      expect(after).toEqual(before);
    }
  });

  it('goes all the way by the order number, with courier, payment and a mail for each step', async () => {
    const id = await newOrder();
    const { number } = await read(id);
    for (const one of ['process', 'ship', 'in-transit', 'deliver'] as const) {
      expect(await move(one, number)).toMatchObject({ ok: true });
    }
    const { body } = await shop.call('GET', `/orders/${number}`, { token: shopper.token });
    expect(body).toMatchObject({
      order: {
        status: 'delivered',
        statusCode: 2,
        paymentStatus: 'completed',
        deliveredAt: expect.any(String),
        delivery: { courierPartner: 'India Post', trackingNumber: 'EK123456789IN' },
        trackingStages: ['placed', 'processing', 'shipped', 'in_transit', 'delivered'].map((stage) => ({
          stage,
        })),
      },
    });
    for (const subject of ['is being packed', 'is on its way', 'is in transit', 'is delivered']) {
      await vi.waitFor(async () => expect(await mails()).toContain(`order ${number} ${subject}`), {
        timeout: 20_000,
      });
    }
  });

  it('refuses a parcel without courier and tracking number, naming both', async () => {
    const id = await newOrder();
    await putInStatus(shop, id, 'processing');
    const refused = await runOrderCommand(shop.deps, TEST_STAFF, {
      transition: 'ship',
      orderNumber: id,
      courier: ' ',
      trackingNumber: '',
    });
    expect(refused).toMatchObject({
      ok: false,
      error: {
        code: 'VALIDATION_FAILED',
        fields: [
          { field: 'courier', message: 'Courier is required' },
          { field: 'trackingNumber', message: 'Tracking number is required' },
        ],
      },
    });
    expect((await read(id)).status).toBe('processing');
  });

  it('returns the units when staff cancel, and names the reason', async () => {
    const id = await newOrder();
    const before = (await stockOf(shop, PACK)) ?? 0;
    await move('cancel', id);
    expect(await stockOf(shop, PACK)).toBe(before + 1);
    const { body } = await shop.call('GET', `/orders/${id}`, { token: shopper.token });
    expect(body).toMatchObject({
      order: {
        isCancelledbyCustomer: false,
        cancellation: { reason: 'I ordered by mistake', refundAmount: 0, refundStatus: 'not_applicable' },
      },
    });
  });

  it('refuses an unknown order', async () => {
    expect(await move('process', 'OD0')).toMatchObject({ ok: false, error: { code: 'ORDER_NOT_FOUND' } });
  });

  it('lets one of two that come at once through, and writes one entry', async () => {
    const id = await newOrder();
    const [one, other] = await Promise.all([move('process', id), move('process', id)]);
    expect([one?.ok, other?.ok].sort()).toEqual([false, true]);
    expect((await read(id)).events).toHaveLength(2);
  });

  it('writes nothing when its mail can not be queued', async () => {
    const id = await newOrder();
    const jobs = { enqueue: () => Promise.reject(new Error('the queue is gone')) };
    await expect(
      runOrderCommand({ ...shop.deps, jobs }, TEST_STAFF, { transition: 'process', orderNumber: id }),
    ).rejects.toThrow('the queue is gone');
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(row?.status).toBe('placed');
  });
});
