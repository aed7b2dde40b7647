import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import { payments, refunds } from '../../db/schema/order/payment.ts';
import { stockMovements } from '../../db/schema/stock/stock.ts';
import { payTokenOf } from '../line-edit/line-edit.ts';

const PACK = 'tender-coconut-water-pack_V01';
const BOWL = 'coconut-shell-bowl_V01';
const STOCK = 1_000;

type Preview = Record<'goods' | 'total', { before: number; after: number }> & { refund: number; ask: number };

describe('changing the items of an order (ORDER-34 to ORDER-37)', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let staff: TestStaff;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  let bowl: typeof pack;
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await newProvenShopper(shop);
    staff = await newTestStaff(shop, ['orders.read', 'orders.fulfil', 'orders.edit', 'refunds.issue']);
  });
  beforeEach(async () => {
    pack = await variantWithStock(shop, PACK, STOCK);
    bowl = await variantWithStock(shop, BOWL, STOCK);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const rowOf = async (id: string) => {
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    return row ?? expect.fail('the order is gone');
  };
  const linesOf = (id: string) =>
    shop.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.position);
  const preview = async (id: string, wanted: object) =>
    staff.call('POST', `/orders/${id}/lines/preview`, {
      body: { version: (await rowOf(id)).version, ...wanted },
    });
  const change = async (id: string, wanted: object) => {
    const { body } = await preview(id, wanted);
    const { after } = (body.preview as Preview).total;
    const version = (await rowOf(id)).version;
    return staff.call('PUT', `/orders/${id}/lines`, { body: { ...wanted, total: after }, version });
  };
  const paidOrder = async (quantity: number) => {
    const id = await placeOnlineOrder(shop, shopper, { ...pack, quantity });
    await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
    return id;
  };
  const netPaid = async (id: string) => {
    const rows = await shop.db.select().from(payments).where(eq(payments.orderId, id));
    return rows.reduce(
      (sum, { status, amountPaise, refundedPaise }) =>
        ['captured', 'partly refunded', 'refunded'].includes(status)
          ? sum + amountPaise - refundedPaise
          : sum,
      0,
    );
  };
  /** Reserved units of a variant. */
  const reservedFor = async (id: string, variantId: string) => {
    const rows = await shop.db
      .select()
      .from(stockMovements)
      .where(and(eq(stockMovements.orderId, id), eq(stockMovements.variantId, variantId)));
    return rows.reduce((sum, { quantity }) => sum - quantity, 0);
  };
  const link = (id: string) => encodeURIComponent(payTokenOf(shop.deps, id));
  const payByLink = async (id: string) => {
    const begun = await shop.call('POST', `/pay-links/${link(id)}/payments`, { body: { method: 'card' } });
    const payment = begun.body.payment as { id: string; checkout: { url: string } };
    return { id: payment.id, gatewayOrderId: payment.checkout.url.split('/').at(-1) ?? '' };
  };
  const detail = async (id: string) =>
    (await staff.call('GET', `/orders/${id}`)).body.order as {
      linesClosed: string | null;
      payLink: string | null;
      paymentRequest: { amount: number; change: string } | null;
      timeline: { kind: string; who: string; text: string | null }[];
    };

  it('prices an order on delivery by its items, each at the price of its time', async () => {
    const id = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 2 }]);
    await shop.db
      .update(productVariants)
      .set({ pricePaise: pack.pricePaise - 100 })
      .where(eq(productVariants.id, PACK));
    const wanted = { lines: [{ position: 1, quantity: 3 }], added: [{ variantId: BOWL, quantity: 1 }] };
    expect(await change(id, wanted)).toMatchObject({ status: 200, body: { refunded: 0, asked: 0 } });
    const lines = await linesOf(id);
    expect(lines.map(({ variantId, quantity, pricePaise }) => [variantId, quantity, pricePaise])).toEqual([
      [PACK, 2, pack.pricePaise],
      [PACK, 1, pack.pricePaise - 100],
      [BOWL, 1, bowl.pricePaise],
    ]);
    const row = await rowOf(id);
    expect(lines.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0)).toBe(row.subtotalPaise);
    expect(row).toMatchObject({ paymentMethod: 'cod', paymentStatus: 'pending' });
    expect([await stockOf(shop, PACK), await stockOf(shop, BOWL)]).toEqual([STOCK - 3, STOCK - 1]);
    const { timeline } = await detail(id);
    expect(timeline.at(-1)).toMatchObject({ kind: 'lines_changed', who: staff.name });
    expect(timeline.at(-1)?.text).toContain('1 x Coconut Shell Bowl');
    const acts = await auditEntriesOf(shop.db, id);
    expect(acts.map(({ action }) => action)).toContain('changed the items');
    await shop.db
      .update(productVariants)
      .set({ pricePaise: pack.pricePaise })
      .where(eq(productVariants.id, PACK));
  });

  it('gives back the way it was paid what an order costs less, and never more', async () => {
    const id = await paidOrder(5);
    const { totalPaise: before, totalMrpPaise: goods } = await rowOf(id);
    const shown = (await preview(id, { lines: [{ position: 1, quantity: 2 }], added: [] })).body
      .preview as Preview;
    expect(await change(id, { lines: [{ position: 1, quantity: 2 }], added: [] })).toMatchObject({
      status: 200,
      body: { refunded: shown.refund },
    });
    const { totalPaise, totalMrpPaise } = await rowOf(id);
    expect(shown.goods).toEqual({ before: goods / 100, after: totalMrpPaise / 100 });
    expect(shown.refund * 100).toBe(before - totalPaise);
    expect(await netPaid(id)).toBe(totalPaise);
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, id))).toMatchObject([
      { cause: 'order changed', amountPaise: before - totalPaise },
    ]);
    expect(await stockOf(shop, PACK)).toBe(STOCK - 2);
    // Goodwill is deducted.
    const version = (await rowOf(id)).version;
    const goodwill = { amount: totalPaise / 100 - 10, reason: 'Late' };
    expect(await staff.call('POST', `/orders/${id}/refunds`, { body: goodwill, version })).toMatchObject({
      status: 200,
    });
    expect(await change(id, { lines: [{ position: 1, quantity: 1 }], added: [] })).toMatchObject({
      status: 200,
      body: { refunded: 10 },
    });
    expect(await netPaid(id)).toBe(0);
  });

  it('holds a paid order whose price rises, unchanged, until the difference is paid by its link', async () => {
    const id = await paidOrder(1);
    const before = await rowOf(id);
    const asked = await change(id, {
      lines: [{ position: 1, quantity: 4 }],
      added: [{ variantId: BOWL, quantity: 2 }],
    });
    const amount = Number(asked.body.asked);
    expect(amount).toBeGreaterThan(0);
    expect(await rowOf(id)).toMatchObject({ totalPaise: before.totalPaise, heldAt: expect.any(Date) });
    expect(await linesOf(id)).toMatchObject([{ quantity: 1 }]);
    expect([await stockOf(shop, PACK), await stockOf(shop, BOWL)]).toEqual([STOCK - 4, STOCK - 2]);
    const desk = await detail(id);
    expect(desk).toMatchObject({ linesClosed: 'asked to pay', paymentRequest: { amount } });
    expect(desk.payLink).toContain('/#/pay?link=');
    const { version } = await rowOf(id);
    for (const [method, path, body] of [
      ['DELETE', 'hold', undefined],
      ['POST', 'moves', { move: 'process' }],
    ] as const) {
      expect(await staff.call(method, `/orders/${id}/${path}`, { body, version })).toMatchObject({
        status: 409,
      });
    }

    expect(await shop.call('GET', '/pay-links/made-up.link')).toMatchObject({ status: 404 });
    expect(await shop.call('GET', `/pay-links/${link(id)}`)).toMatchObject({
      body: { due: { state: 'due', pays: 'change', amount } },
    });
    const [first, second] = [await payByLink(id), await payByLink(id)];
    const forged = await shop.app.inject(
      `/api/payment-return/sandbox?order=${first.gatewayOrderId}&payment=x&signature=abc`,
    );
    expect(forged.headers.location).toBe(`/#/payment-pending?order=${id}`);
    expect(await decideAtGateway(shop, first, 'approve')).toBe(`/#/pay?link=${link(id)}`);
    expect(await rowOf(id)).toMatchObject({
      totalPaise: before.totalPaise + Math.round(amount * 100),
      heldAt: null,
    });
    expect((await linesOf(id)).map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      [PACK, 4],
      [BOWL, 2],
    ]);
    expect([await stockOf(shop, PACK), await stockOf(shop, BOWL)]).toEqual([STOCK - 4, STOCK - 2]);
    expect(await shop.call('GET', `/pay-links/${link(id)}`)).toMatchObject({
      body: { due: { state: 'paid' } },
    });
    // A second payment is refunded.
    await decideAtGateway(shop, second, 'approve');
    expect(await netPaid(id)).toBe((await rowOf(id)).totalPaise);
    const seen = (await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as {
      trackingStages: { stage: string }[];
    };
    expect(seen.trackingStages.map(({ stage }) => stage)).toEqual(
      expect.arrayContaining(['payment_requested', 'lines_changed']),
    );
  });

  it('continues unchanged when the request is withdrawn, and later money is refunded', async () => {
    const id = await paidOrder(2);
    const before = await rowOf(id);
    await change(id, { lines: [{ position: 1, quantity: 0 }], added: [{ variantId: BOWL, quantity: 9 }] });
    const payment = await payByLink(id);
    const { version } = await rowOf(id);
    expect(await staff.call('DELETE', `/orders/${id}/payment-request`, { version })).toMatchObject({
      status: 200,
    });
    expect(await rowOf(id)).toMatchObject({ totalPaise: before.totalPaise, heldAt: null });
    expect(await linesOf(id)).toMatchObject([{ variantId: PACK, quantity: 2 }]);
    expect([await stockOf(shop, PACK), await stockOf(shop, BOWL)]).toEqual([STOCK - 2, STOCK]);
    await decideAtGateway(shop, payment, 'approve');
    expect(await netPaid(id)).toBe(before.totalPaise);
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, id))).toMatchObject([
      { cause: 'change withdrawn' },
    ]);
    expect(await shop.call('GET', `/pay-links/${link(id)}`)).toMatchObject({
      body: { due: { state: 'over' } },
    });
  });

  it('gives everything back when an order is cancelled that waits for its change to be paid', async () => {
    const id = await paidOrder(1);
    await change(id, { lines: [], added: [{ variantId: BOWL, quantity: 3 }] });
    const payment = await payByLink(id);
    const { version } = await rowOf(id);
    await staff.call('POST', `/orders/${id}/cancellation`, { body: { reason: 'Asked for it' }, version });
    await decideAtGateway(shop, payment, 'approve');
    expect(await netPaid(id)).toBe(0);
    expect([await stockOf(shop, PACK), await stockOf(shop, BOWL)]).toEqual([STOCK, STOCK]);
    expect([await reservedFor(id, PACK), await reservedFor(id, BOWL)]).toEqual([0, 0]);
  });

  it('names the line that is sold out, and changes nothing', async () => {
    const id = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    await variantWithStock(shop, BOWL, 2);
    const wanted = { lines: [], added: [{ variantId: BOWL, quantity: 3 }] };
    expect(await preview(id, wanted)).toMatchObject({
      status: 409,
      body: {
        code: 'OUT_OF_STOCK',
        fields: [{ field: 'added.0.quantity', message: 'Only 2 of Coconut Shell Bowl are left, not 3' }],
      },
    });
    const { version } = await rowOf(id);
    const forced = await staff.call('PUT', `/orders/${id}/lines`, { body: { ...wanted, total: 1 }, version });
    expect(forced).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
    expect((await rowOf(id)).version).toBe(version);
  });

  it('asks again when the total differs from the agreed one', async () => {
    const id = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const { version } = await rowOf(id);
    const body = { lines: [{ position: 1, quantity: 2 }], added: [], total: 1 };
    expect(await staff.call('PUT', `/orders/${id}/lines`, { body, version })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED' },
    });
  });

  it('shows no figures for an outdated version', async () => {
    const id = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 2 }]);
    const { version } = await rowOf(id);
    await change(id, { lines: [{ position: 1, quantity: 5 }], added: [] });
    const wanted = { lines: [{ position: 1, quantity: 3 }], added: [] };
    expect(await preview(id, { ...wanted, version })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_STALE', data: { current: { id, version: (await rowOf(id)).version } } },
    });
    expect(await preview(id, wanted)).toMatchObject({ status: 200 });
  });

  it('interrupts the packer, and waits until a packed parcel is reopened', async () => {
    const id = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const { number } = await rowOf(id);
    const claimed = await staff.call('POST', '/packing/claims', { body: { code: `${number}-1` } });
    const parcel = (claimed.body.parcel ??
      (await staff.call('POST', '/packing/claims', { body: { code: number } })).body.parcel) as {
      id: string;
    };
    const wanted = { lines: [{ position: 1, quantity: 2 }], added: [{ variantId: BOWL, quantity: 1 }] };
    expect(await change(id, wanted)).toMatchObject({ status: 200 });
    const { body } = await staff.call('GET', `/parcels/${parcel.id}`);
    expect(body.parcel).toMatchObject({ interruption: 'changed', lines: [{ quantity: 2 }, { quantity: 1 }] });
    expect([await reservedFor(id, PACK), await reservedFor(id, BOWL)]).toEqual([2, 1]);
  });
});
