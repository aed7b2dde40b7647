import { SHOPPER_REASONS } from '@ilaneer/domain/return/return-reason';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { VariantInShop } from '../../../testing/shoppers/find-variant.ts';
import { openReturnShop } from '../../../testing/shoppers/returned-order.ts';
import { placeTestOrder, putInStatus } from '../../../testing/shoppers/test-order.ts';
import type { TestShop, TestShopper } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { returns } from '../../db/schema/order/return.ts';
import { anonymiseBuyersOfFinishedOrders } from '../../modules/order/anonymise-buyers-repository.ts';

const DAY_MS = 86_400_000;

describe('returning goods', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let water: VariantInShop;
  let shirt: VariantInShop;
  beforeAll(async () => {
    ({ shop, shopper, water, shirt } = await openReturnShop());
  });
  afterAll(() => shop.close());

  const delivered = async (at = new Date()) => {
    const id = await placeTestOrder(shop, shopper, [
      { ...water, quantity: 2 },
      { ...shirt, quantity: 3 },
    ]);
    await putInStatus(shop, id, 'delivered', at);
    return id;
  };
  const view = async (id: string) =>
    (await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as {
      items: { position: number; variantId: string; returnOffer: { quantity: number; reasons: string[] } }[];
    };
  const ask = (id: string, lines: object[], more: object = {}, token = shopper.token) =>
    shop.call('POST', `/orders/${id}/returns`, { token, body: { lines, ...more } });
  const positionOf = async (id: string, variantId: string) =>
    (await view(id)).items.find((item) => item.variantId === variantId)?.position ?? 0;

  it('offers every reason for merchandise, and for food only those that are our fault', async () => {
    const id = await delivered();
    const { items } = await view(id);
    const offerOf = (variantId: string) => items.find((item) => item.variantId === variantId)?.returnOffer;
    const all = SHOPPER_REASONS.map((reason) => reason.id);
    expect(offerOf(shirt.variantId)).toEqual({ quantity: 3, reasons: all });
    expect(offerOf(water.variantId)).toEqual({
      quantity: 2,
      reasons: all.filter((reason) => reason !== 'changed-mind'),
    });
    expect(await view(id)).toMatchObject({ isReturnable: true, returnableUntil: expect.any(String) });
  });

  it('stores the request, lowers the offer, shows it in the order and acknowledges it by mail', async () => {
    const id = await delivered();
    const [food, wear] = [await positionOf(id, water.variantId), await positionOf(id, shirt.variantId)];
    const lines = [
      { position: food, quantity: 1, reason: 'leaking' },
      { position: wear, quantity: 3, reason: 'changed-mind' },
    ];
    const { status, body } = await ask(id, lines, { note: '  One cap was open. ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      return: { state: 'requested', note: 'One cap was open.', lines },
      order: { returns: [{ state: 'requested' }] },
    });
    const { items } = await view(id);
    expect(items.find(({ position }) => position === food)?.returnOffer.quantity).toBe(1);
    expect(items.find(({ position }) => position === wear)?.returnOffer).toEqual({
      quantity: 0,
      reasons: [],
    });
    const again = await ask(id, [{ position: wear, quantity: 1, reason: 'damaged' }]);
    expect(again).toMatchObject({
      status: 400,
      body: {
        code: 'RETURN_LINES_REFUSED',
        fields: [{ field: 'lines.0', message: 'A return of this item was asked for already' }],
      },
    });
    await vi.waitFor(
      async () => {
        const outbox = JSON.stringify((await shop.call('GET', '/sandbox/outbox')).body);
        expect(outbox).toContain('We have your return request for order');
      },
      { timeout: 20_000 },
    );
  });

  it('gives the same units to one of two requests that come at once', async () => {
    const id = await delivered();
    const lines = [{ position: await positionOf(id, shirt.variantId), quantity: 3, reason: 'wrong' }];
    const answers = await Promise.all([ask(id, lines), ask(id, lines)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it.each([
    ['more than was ordered', { quantity: 3 }, 'At most 2 of this item can be returned'],
    [
      'food for a change of mind',
      { reason: 'changed-mind' },
      'Food and drinks cannot be returned for a change of mind',
    ],
    ['a line of no order', { position: 9 }, 'This item is not part of the order'],
  ])('refuses %s', async (_, change, message) => {
    const id = await delivered();
    const line = { position: await positionOf(id, water.variantId), quantity: 1, reason: 'damaged' };
    expect(await ask(id, [{ ...line, ...change }])).toMatchObject({
      status: 400,
      body: { code: 'RETURN_LINES_REFUSED', fields: [{ field: 'lines.0', message }] },
    });
  });

  it.each([
    [[], undefined, 'Please choose at least one item to return'],
    [[{ position: 1, quantity: 0, reason: 'damaged' }], undefined, 'Quantity must be a positive number'],
    [[{ position: 1, quantity: 1, reason: 'bored' }], undefined, 'Please choose a reason for the return'],
    [
      [{ position: 1, quantity: 1, reason: 'damaged' }],
      'x'.repeat(1_001),
      'The note must be at most 1000 characters',
    ],
  ])('refuses a request that makes no sense', async (lines, note, message) => {
    const id = await delivered();
    expect(await ask(id, lines, note === undefined ? {} : { note })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', message },
    });
  });

  it('is open for 7 days after delivery, for 30 when faulty, and not before', async () => {
    const line = (reason: string) => [{ position: 1, quantity: 1, reason }];
    const daysAgo = (days: number, ms: number) => delivered(new Date(Date.now() - days * DAY_MS + ms));
    const over = await daysAgo(30, -60_000);
    expect(await ask(over, line('damaged'))).toMatchObject({
      status: 409,
      body: {
        code: 'RETURN_NOT_ALLOWED',
        message:
          'Returns can be asked for within 7 days of delivery, and within 30 days when something came wrong.',
      },
    });
    expect(await view(over)).toMatchObject({ isReturnable: false });
    const week = await daysAgo(7, -60_000);
    expect(await ask(week, line('late'))).toMatchObject({
      status: 400,
      body: {
        fields: [{ message: 'This can be returned within 7 days of delivery for this reason' }],
      },
    });
    expect(await ask(week, line('not-as-described'))).toMatchObject({ status: 201 });
    expect(await ask(await daysAgo(7, 60_000), line('late'))).toMatchObject({ status: 201 });
    expect(await ask(await daysAgo(30, 60_000), line('defective'))).toMatchObject({ status: 201 });
    const onTheWay = await delivered();
    await putInStatus(shop, onTheWay, 'shipped');
    expect(await ask(onTheWay, line('damaged'))).toMatchObject({
      status: 409,
      body: { message: 'A return can be asked for once the order is delivered.' },
    });
  });

  it("is for one's own orders only, and writes nothing for others", async () => {
    const id = await delivered();
    const before = await shop.db.select().from(returns);
    const stranger = await shop.newShopper();
    const lines = [{ position: 1, quantity: 1, reason: 'damaged' }];
    expect(await ask(id, lines, {}, stranger.token)).toMatchObject({
      status: 404,
      body: { code: 'ORDER_NOT_FOUND' },
    });
    expect(await shop.db.select().from(returns)).toEqual(before);
  });

  it('deletes all texts of a deleted account', async () => {
    const id = await delivered();
    await ask(id, [{ position: 1, quantity: 1, reason: 'damaged' }], { note: 'Ask for Asha at the gate' });
    const at = new Date();
    await shop.db
      .update(users)
      .set({ deletedAt: at, deactivatedAt: at, email: null, passwordHash: null })
      .where(eq(users.id, shopper.userId));
    await anonymiseBuyersOfFinishedOrders(shop.db, at);
    const notes = await shop.db.select({ note: returns.note }).from(returns).where(eq(returns.orderId, id));
    expect(notes).toEqual([{ note: '' }]);
  });
});
