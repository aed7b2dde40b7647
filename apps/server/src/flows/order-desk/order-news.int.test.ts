import type { LiveChange } from '@ilaneer/contract/staff/live';
import { UNDO_WINDOW_MS } from '@ilaneer/domain/timeline/undo-window';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { listen } from '../../db/announcements.ts';
import { orderEvents } from '../../db/schema/order/order-line.ts';
import type { JobData } from '../../jobs/job-data.ts';
import { notifyOrderStatus } from '../../modules/order/messages/notify-shopper.ts';

describe('news of orders', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await shop.newShopper();
    staff = await newTestStaff(shop, ['orders.read', 'orders.fulfil']);
  });
  afterAll(() => shop.close());

  const newOrder = async () => {
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    return placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
  };
  const versionOf = async (orderId: string) =>
    ((await staff.call('GET', `/orders/${orderId}`)).body.order as { state: { version: number } }).state
      .version;

  it('reach staff at once when a shopper orders or cancels, without a word of who it is (ORDER-39)', async () => {
    const heard: LiveChange[] = [];
    const ignore = () => undefined;
    const announcements = await listen(shop.url, {
      on: {
        staff_changed: (payload) => heard.push(JSON.parse(payload)),
        catalogue_changed: ignore,
        content_changed: ignore,
        settings_changed: ignore,
        stores_changed: ignore,
        keys_changed: () => undefined,
        session_revoked: ignore,
      },
      onGap: ignore,
      onError: ignore,
    });
    const orderId = await newOrder();
    const by = { id: 'shopper', name: 'The shopper' };
    await vi.waitFor(() => {
      expect(heard).toContainEqual({ kind: 'order', id: orderId, by });
      expect(heard).toContainEqual({ kind: 'parcel', id: null, by });
    });
    heard.length = 0;
    await shop.call('POST', `/orders/${orderId}/cancel`, { token: shopper.token, body: {} });
    await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'order', id: orderId, by }));
    expect(JSON.stringify(heard)).not.toContain(shopper.userId);
    await announcements.close();
  });

  it('reach the shopper once a move can not be undone any more, and not when it was (ORDER-40)', async () => {
    const orderId = await newOrder();
    const move = async (body: object) =>
      staff.call('POST', `/orders/${orderId}/moves`, { body, version: await versionOf(orderId) });
    await move({ move: 'process' });
    const told = await waiting(orderId);
    expect(told).toHaveLength(1);
    await move({ move: 'back', reason: 'Undone at once' });
    await move({ move: 'process' });
    const [first, again] = await waiting(orderId);
    if (first === undefined || again === undefined) throw new Error('a move waits for nothing');

    const enqueue = vi.fn(async () => undefined);
    const tell = notifyOrderStatus({ ...shop.deps, jobs: { ...shop.deps.jobs, enqueue } });
    await tell(first);
    expect(enqueue).not.toHaveBeenCalled();
    await tell(again);
    expect(enqueue).toHaveBeenCalledTimes(1);

    // Undone too late, after the notification: not notified again.
    await shop.db
      .update(orderEvents)
      .set({ happenedAt: new Date(shop.deps.now().getTime() - UNDO_WINDOW_MS) })
      .where(eq(orderEvents.orderId, orderId));
    await move({ move: 'back', reason: 'A bottle is missing' });
    await move({ move: 'process' });
    expect(await waiting(orderId)).toHaveLength(2);
  });

  async function waiting(orderId: string): Promise<JobData['notify-order-status'][]> {
    const { rows } = await shop.db.execute<{ data: JobData['notify-order-status'] }>(sql`
      select data from pgboss.job
      where name = 'notify-order-status' and data ->> 'orderId' = ${orderId} order by (data ->> 'event')::int`);
    return rows.map(({ data }) => data);
  }
});
