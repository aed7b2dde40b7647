import { and, asc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stockOf } from '../../../testing/shoppers/find-variant.ts';
import {
  deliverOnlineOrder,
  deliverTestOrder,
  openReturnShop,
} from '../../../testing/shoppers/returned-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { auditEntries } from '../../db/schema/staff/audit.ts';
import { stockMovements } from '../../db/schema/stock/stock.ts';

type Desk = {
  id: string;
  state: string;
  version: number;
  refund: { amount: number; byHand: number; reference: string | null };
  lines: { position: number; mayBeRestocked: boolean; restocked: number; writtenOff: number }[];
};

describe('the returns desk', () => {
  let setting: Awaited<ReturnType<typeof openReturnShop>>;
  let staff: TestStaff;
  beforeAll(async () => {
    setting = await openReturnShop();
    staff = await newTestStaff(setting.shop, [
      'orders.read',
      'orders.fulfil',
      'orders.edit',
      'returns.decide',
      'refunds.issue',
    ]);
  });
  afterAll(() => setting.shop.close());

  const ask = async (orderId: string, lines: object[]): Promise<string> => {
    const { shop, shopper } = setting;
    const asked = await shop.call('POST', `/orders/${orderId}/returns`, {
      token: shopper.token,
      body: { lines },
    });
    return (asked.body.return as { id: string }).id;
  };
  const read = async (id: string) => (await staff.call('GET', `/returns/${id}`)).body.return as Desk;
  const move = async (id: string, body: object, version?: number) =>
    staff.call('POST', `/returns/${id}/moves`, { body, version: version ?? (await read(id)).version });
  const refund = async (id: string, body: object = {}) =>
    staff.call('POST', `/returns/${id}/refund`, { body, version: (await read(id)).version });

  it('takes a return from the request to the refund, and inspects it unit by unit (RETURN-15)', async () => {
    const { shop, shopper, water, shirt } = setting;
    const orderId = await deliverTestOrder(shop, shopper, [
      { ...water, quantity: 1 },
      { ...shirt, quantity: 2 },
    ]);
    const id = await ask(orderId, [
      { position: 1, quantity: 1, reason: 'leaking' },
      { position: 2, quantity: 2, reason: 'damaged' },
    ]);
    const listed = await staff.call('GET', '/returns?state=requested');
    expect(listed.body.rows).toContainEqual(expect.objectContaining({ id, units: 3 }));
    const orderNumber = (listed.body.rows as { id: string; orderNumber: string }[]).find(
      (one) => one.id === id,
    )?.orderNumber;
    const searched = await staff.call('GET', `/returns?search=${orderNumber}`);
    expect((searched.body.rows as object[]).length).toBe(1);
    await move(id, { move: 'approve' });
    await move(id, { move: 'pick-up' });
    const receive = (position: number, quantity: number) =>
      move(id, { move: 'receive', restock: [{ position, quantity }] });
    expect(await receive(1, 1)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'restock.0', message: 'Food and drinks never go back to stock' }] },
    });
    expect(await receive(2, 3)).toMatchObject({
      status: 400,
      body: { fields: [{ message: 'Only 2 of this item came back' }] },
    });
    const before = (await stockOf(shop, shirt.variantId)) ?? 0;
    expect(await receive(2, 1)).toMatchObject({ status: 200 });
    expect(await stockOf(shop, shirt.variantId)).toBe(before + 1);
    const moved = await shop.db
      .select({
        variant: stockMovements.variantId,
        kind: stockMovements.kind,
        units: stockMovements.quantity,
      })
      .from(stockMovements)
      .where(eq(stockMovements.returnId, id))
      .orderBy(asc(stockMovements.position));
    const unitsOf = (one: { variantId: string }) =>
      moved.filter(({ variant }) => variant === one.variantId).map(({ kind, units }) => [kind, units]);
    expect(unitsOf(water)).toEqual([
      ['return', 1],
      ['write off', -1],
    ]);
    expect(unitsOf(shirt)).toEqual([
      ['return', 2],
      ['write off', -1],
    ]);
    const received = await read(id);
    expect(received.lines).toMatchObject([
      { mayBeRestocked: false, restocked: 0, writtenOff: 1 },
      { mayBeRestocked: true, restocked: 1, writtenOff: 1 },
    ]);
    const seen = await staff.call('GET', `/orders/${orderId}`);
    expect(JSON.stringify(seen.body)).toContain('1 back to stock, 2 written off');
    expect(received.refund.byHand).toBe(received.refund.amount);
    expect(await refund(id)).toMatchObject({ status: 400, body: { fields: [{ field: 'reference' }] } });
    expect(await refund(id, { reference: 'UPI 77' })).toMatchObject({ status: 200 });
    expect(await read(id)).toMatchObject({
      state: 'refunded',
      refund: { amount: received.refund.amount, reference: 'UPI 77' },
    });
    const log = await shop.db
      .select({ action: auditEntries.action, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.objectId, id))
      .orderBy(asc(auditEntries.id));
    expect(log.map(({ action }) => action)).toEqual([
      'return approved',
      'return picked up',
      'return received',
      'return refunded',
    ]);
    expect(log[2]?.after).toMatchObject({ backToStock: 1, writtenOff: 2 });
  });

  it('lets one of two who decide at the same time win', async () => {
    const { shop, shopper, shirt } = setting;
    const orderId = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }]);
    const id = await ask(orderId, [{ position: 1, quantity: 1, reason: 'damaged' }]);
    const { version } = await read(id);
    const answers = await Promise.all([
      move(id, { move: 'approve' }, version),
      move(id, { move: 'refuse', reason: 'Worn' }, version),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'VERSION_STALE' });
  });

  it('never refunds more than the remaining payment (RETURN-16)', async () => {
    const { shop, shopper, shirt } = setting;
    const orderId = await deliverOnlineOrder(shop, shopper, { ...shirt, quantity: 1 });
    const { body } = await staff.call('GET', `/orders/${orderId}`);
    const { state, money } = body.order as { state: { version: number }; money: { total: number } };
    const goodwill = Math.round((money.total - 5) * 100) / 100;
    const given = await staff.call('POST', `/orders/${orderId}/refunds`, {
      body: { amount: goodwill, reason: 'Came late' },
      version: state.version,
    });
    expect(given.status).toBe(200);
    const id = await ask(orderId, [{ position: 1, quantity: 1, reason: 'damaged' }]);
    await move(id, { move: 'approve' });
    await move(id, { move: 'pick-up' });
    await move(id, { move: 'receive' });
    expect((await read(id)).refund).toMatchObject({ amount: 5, byHand: 0 });
    expect(await refund(id)).toMatchObject({ status: 200, body: { return: { refund: { amount: 5 } } } });
    const after = await staff.call('GET', `/orders/${orderId}`);
    expect(after.body.order).toMatchObject({
      money: { refundable: 0 },
      state: { paymentStatus: 'refunded' },
    });
  });

  describe('an exchange (RETURN-17)', () => {
    type Offer = { variantId: string; isSame: boolean; isDearer: boolean; back: number; available: number };
    const exchange = async (id: string, body: object = {}) =>
      staff.call('POST', `/returns/${id}/exchange`, { body, version: (await read(id)).version });
    const received = async (orderId: string, quantity = 1): Promise<string> => {
      const id = await ask(orderId, [{ position: 1, quantity, reason: 'damaged' }]);
      await move(id, { move: 'approve' });
      await move(id, { move: 'pick-up' });
      await move(id, { move: 'receive' });
      return id;
    };
    const otherOf = async ({ productId, variantId }: { productId: string; variantId: string }) => {
      const { shop } = setting;
      const [other] = await shop.db
        .select()
        .from(productVariants)
        .where(and(eq(productVariants.productId, productId), ne(productVariants.id, variantId)));
      if (other === undefined) throw new Error('the product has one variant');
      return other;
    };

    it('sends the same goods again: paid, to be packed, with a mail, without moving money', async () => {
      const { shop, shopper, shirt } = setting;
      const orderId = await deliverOnlineOrder(shop, shopper, { ...shirt, quantity: 2 });
      const id = await received(orderId);
      const before = (await stockOf(shop, shirt.variantId)) ?? 0;
      const answer = await exchange(id);
      // A closing page may refetch.
      expect(await staff.call('GET', `/returns/${id}/exchange`)).toMatchObject({
        status: 200,
        body: { offers: [] },
      });
      expect(answer).toMatchObject({
        status: 200,
        body: { return: { state: 'refunded', refund: { amount: 0 } } },
      });
      const { exchange: made } = answer.body.return as {
        exchange: { orderId: string; orderNumber: string; amount: number };
      };
      expect(await stockOf(shop, shirt.variantId)).toBe(before - 1);

      const queue = await staff.call('GET', `/packing/queue?search=%23${made.orderNumber}`);
      expect(queue.body.rows).toMatchObject([{ orderId: made.orderId, isReplacement: true }]);
      const seen = await shop.call('GET', `/orders/${made.orderId}`, { token: shopper.token });
      expect(seen.body.order).toMatchObject({
        status: 'placed',
        paymentStatus: 'completed',
        totalAmount: made.amount,
        replacementFor: { orderId, returnNumber: 1 },
      });
      const first = await shop.call('GET', `/orders/${orderId}`, { token: shopper.token });
      expect(first.body.order).toMatchObject({
        returns: [{ exchange: { orderNumber: made.orderNumber }, refund: { amount: 0 } }],
      });
      await vi.waitFor(async () => {
        const outbox = JSON.stringify((await shop.call('GET', '/sandbox/outbox')).body);
        expect(outbox).toContain(`send you others as order ${made.orderNumber}`);
      });

      const desk = await staff.call('GET', `/orders/${orderId}`);
      expect(desk.body.order).toMatchObject({ exchanges: [{ orderNumber: made.orderNumber }] });
      // The dialog may refetch on the live change.
      expect(await staff.call('GET', `/returns/${id}/exchange`)).toMatchObject({
        status: 200,
        body: { offers: [] },
      });
    });

    it('sends cheaper goods and refunds the rest, refuses more expensive ones', async () => {
      const { shop, shopper, shirt } = setting;
      const other = await otherOf(shirt);
      const price = (pricePaise: number) =>
        shop.db
          .update(productVariants)
          .set({ pricePaise, originalPricePaise: pricePaise, stock: 10 })
          .where(eq(productVariants.id, other.id));
      const orderId = await deliverOnlineOrder(shop, shopper, { ...shirt, quantity: 1 });
      const id = await received(orderId);
      const goods = [{ position: 1, variantId: other.id }];

      await price(shirt.pricePaise + 1);
      expect(await exchange(id, { goods })).toMatchObject({
        status: 409,
        body: { code: 'EXCHANGE_REFUSED' },
      });
      await price(Math.round(shirt.pricePaise / 2));
      const offers = await staff.call('GET', `/returns/${id}/exchange`);
      const [offer] = offers.body.offers as { variants: Offer[] }[];
      const cheaper = offer?.variants.find(({ variantId }) => variantId === other.id);
      expect(cheaper).toMatchObject({ isSame: false, isDearer: false, available: 10 });
      const whole = (await read(id)).refund.amount;
      expect(await exchange(id, { goods })).toMatchObject({
        status: 200,
        body: {
          return: {
            refund: { amount: cheaper?.back },
            exchange: { amount: Math.round((whole - (cheaper?.back ?? 0)) * 100) / 100 },
          },
        },
      });
    });

    it('says that goods are sold out, and leaves the return to be refunded', async () => {
      const { shop, shopper, shirt } = setting;
      const orderId = await deliverOnlineOrder(shop, shopper, { ...shirt, quantity: 1 });
      const id = await received(orderId);
      const left = (await stockOf(shop, shirt.variantId)) ?? 0;
      await shop.db.update(productVariants).set({ stock: 0 }).where(eq(productVariants.id, shirt.variantId));
      expect(await exchange(id)).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
      await shop.db
        .update(productVariants)
        .set({ stock: left })
        .where(eq(productVariants.id, shirt.variantId));
      expect(await read(id)).toMatchObject({ state: 'received' });
      expect(await refund(id)).toMatchObject({ status: 200 });
    });
  });
});
