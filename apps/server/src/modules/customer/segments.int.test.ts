import type { CustomerRowView } from '@ilaneer/contract/staff/customers/customers';
import type { SegmentView } from '@ilaneer/contract/staff/customers/segments';
import { EVERYONE, type SegmentRules } from '@ilaneer/domain/customer/segment';
import { addressForm, newAddress } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverTestOrder, openReturnShop } from '../../../testing/shoppers/returned-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import type { TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { customerFigures } from '../../db/schema/account/customer.ts';
import { newsletterSubscriptions } from '../../db/schema/content/newsletter.ts';
import { orders } from '../../db/schema/order/order.ts';

const DAY_MS = 86_400_000;

describe('a segment (CUSTOMER-6)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let skus: readonly string[];
  const ids: Record<'regular' | 'quiet' | 'visitor', string> = { regular: '', quiet: '', visitor: '' };
  beforeAll(async () => {
    const opened = await openReturnShop();
    shop = opened.shop;
    staff = await newTestStaff(shop, ['customers.read', 'customers.write']);
    const buy = async (name: keyof typeof ids, times: number) => {
      const shopper = await shop.newShopper();
      ids[name] = shopper.userId;
      await shop.db
        .update(users)
        .set({ email: `${name}@segments.example`, emailVerified: true })
        .where(eq(users.id, shopper.userId));
      for (let n = 0; n < times; n += 1) {
        const item = { ...opened.shirt, quantity: 1 };
        await deliverTestOrder(shop, shopper, [item], { deliveryAddress: newAddress() });
      }
    };
    await buy('regular', 2);
    await buy('quiet', 1);
    await buy('visitor', 0);
    const at = shop.deps.now();
    await shop.db
      .update(orders)
      .set({ createdAt: new Date(at.getTime() - 100 * DAY_MS), status: 'delivered' })
      .where(eq(orders.userId, ids.quiet));
    const [row] = await shop.db.select().from(orders).where(eq(orders.userId, ids.regular));
    skus = (row?.skuText ?? '').split(' ').filter((sku) => sku !== '');
    await shop.db.insert(newsletterSubscriptions).values({
      ...{ id: 'sub-1', email: 'regular@segments.example', textVersion: '1' },
      ...{ requestedAt: at, confirmedAt: at, createdAt: at, updatedAt: at },
    });
    await staff.call('POST', `/customers/${ids.quiet}/tags`, { body: { tag: 'cafe' } });
  });
  afterAll(() => shop.close());

  const make = async (rules: Partial<SegmentRules>, name: string = crypto.randomUUID()) =>
    staff.call('POST', '/segments', { body: { name, ...EVERYONE, ...rules } });
  /** Names of ours who belong, by the list; the count is the list's. */
  const members = async (rules: Partial<SegmentRules>) => {
    const { status, body } = await make(rules);
    expect({ status, body }).toMatchObject({ status: 201 });
    const segment = body.segment as SegmentView;
    const { body: page } = await staff.call('GET', `/customers?segment=${segment.id}`);
    const rows = page.rows as CustomerRowView[];
    expect(page.count).toEqual(segment.count);
    const { name: _, id: __, version: ___, count, ...asked } = segment;
    const counted = await staff.call('POST', '/segment-counts', { body: asked });
    expect(counted.body.count).toEqual(count);
    const names = Object.entries(ids).flatMap(([name, id]) =>
      rows.some((row) => row.id === id) ? name : [],
    );
    return names.toSorted();
  };
  const days = (ago: number) => new Date(shop.deps.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10);

  it('is met by all its rules', async () => {
    const [figures] = await shop.db
      .select()
      .from(customerFigures)
      .where(eq(customerFigures.userId, ids.regular));
    const spent = (figures?.spentPaise ?? 0) / 100;
    expect(await members({})).toEqual(['quiet', 'regular', 'visitor']);
    expect(await members({ ordersFrom: 1 })).toEqual(['quiet', 'regular']);
    expect(await members({ ordersFrom: 1, ordersTo: 1 })).toEqual(['quiet']);
    expect(await members({ ordersTo: 0 })).toEqual(['visitor']);
    expect(await members({ spentFrom: spent, spentTo: spent })).toEqual(['regular']);
    expect(await members({ spentFrom: spent + 0.01 })).toEqual([]);
    expect(await members({ lastOrderFrom: days(10) })).toEqual(['regular']);
    expect(await members({ lastOrderTo: days(10) })).toEqual(['quiet']);
    expect(await members({ quietDays: 90 })).toEqual(['quiet']);
    expect(await members({ tags: ['CAFE'] })).toEqual(['quiet']);
    expect(await members({ tags: ['cafe'], ordersFrom: 2 })).toEqual([]);
    expect(await members({ skus: [skus[0]?.toLowerCase() ?? ''] })).toEqual(['quiet', 'regular']);
    expect(await members({ skus: ['NO-SUCH-SKU'] })).toEqual([]);
    expect(await members({ newsletter: true })).toEqual(['regular']);
    expect(await members({ newsletter: false, ordersFrom: 1 })).toEqual(['quiet']);
    const pin = addressForm().zipCode;
    expect(await members({ pins: [pin.slice(0, 3)] })).toEqual(['quiet', 'regular']);
    expect(await members({ pins: ['999', pin] })).toEqual(['quiet', 'regular']);
    expect(await members({ pins: ['999'] })).toEqual([]);
  });

  it('names a wrong rule at its field, and takes each name once', async () => {
    expect(await make({ ordersFrom: 3, ordersTo: 2 })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'ordersTo' }] },
    });
    expect((await make({}, 'Regulars')).status).toBe(201);
    expect(await make({}, 'Regulars')).toMatchObject({ status: 400, body: { fields: [{ field: 'name' }] } });
    expect(await staff.call('GET', '/customers?segment=nothing')).toMatchObject({
      status: 404,
      body: { code: 'SEGMENT_NOT_FOUND' },
    });
  });
});
