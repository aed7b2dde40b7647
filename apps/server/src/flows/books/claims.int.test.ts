import type { ClaimView } from '@ilaneer/contract/staff/books/claims';
import type { OpenItemView } from '@ilaneer/contract/staff/books/open-items';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { daysOfBooks, expectOpenItemsTie } from '../../../testing/money/expect-open-items.ts';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { deliverTestOrder } from '../../../testing/shoppers/returned-order.ts';
import { PACK, parcelDesk, shippedParcels } from '../../../testing/shoppers/shipped-parcels.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { readTrialBalance } from './verify-books.ts';

const DAY_MS = 86_400_000;

describe('money owed by couriers', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let packer: TestStaff;
  let keeper: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await shop.newShopper();
    packer = await newTestStaff(shop, ['orders.fulfil']);
    keeper = await newTestStaff(shop, ['reports.read', 'books.write']);
  });
  afterEach(async () => {
    await expectTiedBooks(shop.db);
    await expectOpenItemsTie(shop.db, await daysOfBooks(shop.db));
  });
  afterAll(() => shop.close());

  const today = () => indiaDay(shop.deps.now());
  const ended = async (end: 'lost' | 'damaged' | 'back') => {
    const { orderId, parcels } = await shippedParcels(shop, shopper, packer);
    const [parcel] = parcels;
    if (parcel === undefined) throw new Error('nothing was shipped');
    const moved = await parcelDesk(packer).move(parcel.id, end);
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    return { orderId, parcelId: parcel.id, number: parcel.number };
  };
  const proposal = async (parcelId: string) => (await keeper.call('GET', `/parcels/${parcelId}/claim`)).body;
  const open = (parcelId: string, body: object) =>
    keeper.call('POST', `/parcels/${parcelId}/claim`, { body });
  const opened = async (parcelId: string, amount: number) => {
    const { status, body } = await open(parcelId, { amount, voucher: 'CL-9' });
    expect({ status, body }).toMatchObject({ status: 201 });
    return body.claim as ClaimView;
  };
  const balanceOf = async (account: string) =>
    (await readTrialBalance(shop.db, null)).find(({ id }) => id === account)?.balance ?? 0;
  const changes = async (accounts: readonly string[], act: () => Promise<unknown>) => {
    const before = await Promise.all(accounts.map(balanceOf));
    await act();
    const after = await Promise.all(accounts.map(balanceOf));
    return Object.fromEntries(accounts.map((account, at) => [account, (after[at] ?? 0) - (before[at] ?? 0)]));
  };

  it('is a claim for a lost parcel at the price of its goods, an open item with its age (REMITTANCE-7)', async () => {
    const { orderId, parcelId, number } = await ended('lost');
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    const { proposed, claim: none } = await proposal(parcelId);
    // All goods of the order, without its delivery charge.
    const goods =
      (order?.totalPaise ?? 0) -
      (order?.deliveryPaise ?? 0) -
      (order?.deliveryGstPaise ?? 0) -
      (order?.roundOffPaise ?? 0);
    expect({ proposed, none }).toEqual({ proposed: goods / 100, none: null });
    const accounts = ['courier-claims', 'compensation', 'bank'];
    let claim: ClaimView | null = null;
    const posted = await changes(accounts, async () => {
      claim = await opened(parcelId, Number(proposed));
    });
    expect(posted).toEqual({ 'courier-claims': goods, compensation: -goods, bank: 0 });
    expect(claim).toMatchObject({
      parcelNumber: number,
      courier: 'Delhivery',
      reason: 'lost',
      voucher: 'CL-9',
      days: 0,
    });
    expect(await proposal(parcelId)).toMatchObject({ proposed: null, claim: { state: 'open' } });
    expect((await open(parcelId, { amount: 1 })).body).toMatchObject({ code: 'CLAIM_OPENED' });
    const items = (await keeper.call('GET', '/open-items?account=courier-claims')).body
      .rows as OpenItemView[];
    expect(items.find(({ label }) => label === number)).toMatchObject({
      ...{ orderId, who: 'Delhivery', state: 'remittance', since: today(), days: 0, amount: goods / 100 },
    });
    const listed = (await keeper.call('GET', `/claims?state=open&search=${number}`)).body;
    expect(listed).toMatchObject({ count: { found: 1 }, rows: [{ parcelNumber: number, state: 'open' }] });
  });

  it('is paid in part with a reason, and the rest is a bad debt (REMITTANCE-8, JOURNAL-23)', async () => {
    const { parcelId } = await ended('damaged');
    const { id } = await opened(parcelId, 500);
    const pay = (body: object) =>
      keeper.call('POST', `/claims/${id}/payment`, {
        body: { amount: 400, reference: 'UTR 5', paidOn: today(), ...body },
      });
    for (const [wrong, field] of [
      [{}, 'reason'],
      [{ amount: 500.01 }, 'amount'],
      [{ reason: 'Limit', paidOn: addDays(today(), 1) }, 'paidOn'],
      [{ reason: 'Limit', paidOn: addDays(today(), -1) }, 'paidOn'],
    ] as const) {
      const { status, body } = await pay(wrong);
      expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ field }] } });
    }
    const accounts = ['courier-claims', 'compensation', 'bank', 'bad-debts'];
    const posted = await changes(accounts, async () => {
      const paid = await pay({ reason: 'Limit of liability' });
      expect(paid.body).toMatchObject({
        claim: { state: 'paid', paid: 400, reference: 'UTR 5', settledReason: 'Limit of liability' },
      });
    });
    expect(posted).toEqual({ 'courier-claims': -50_000, compensation: 0, bank: 40_000, 'bad-debts': 10_000 });
    expect((await pay({ reason: 'Again' })).body).toMatchObject({ code: 'CLAIM_SETTLED' });
  });

  it('is written off when the courier refuses it (REMITTANCE-8)', async () => {
    const { id } = await opened((await ended('lost')).parcelId, 300);
    const refuse = (reason: string) => keeper.call('POST', `/claims/${id}/refusal`, { body: { reason } });
    expect((await refuse(' ')).status).toBe(400);
    const posted = await changes(['courier-claims', 'bad-debts'], () => refuse('Badly packed'));
    expect(posted).toEqual({ 'courier-claims': -30_000, 'bad-debts': 30_000 });
    const { body } = await keeper.call('GET', `/claims/${id}`);
    expect(body).toMatchObject({ claim: { state: 'refused', settledReason: 'Badly packed', paid: null } });
  });

  it('is at most what the goods and their delivery were sold for (REMITTANCE-7)', async () => {
    const { parcelId } = await ended('lost');
    const { proposed, most } = await proposal(parcelId);
    expect(Number(most)).toBeGreaterThanOrEqual(Number(proposed));
    for (const [amount, message] of [
      [9_999_999, /were sold for/],
      [Math.round(Number(most) * 100 + 1) / 100, /were sold for/],
      [99_999_999, 'Please enter at most ₹1,00,00,000'],
      [1.005, 'Please enter an amount in rupees with at most 2 decimals'],
    ] as const) {
      const { status, body } = await open(parcelId, { amount });
      const fields = [{ field: 'amount', message: expect.stringMatching(message) }];
      expect({ status, body }).toMatchObject({ status: 400, body: { fields } });
    }
    expect((await open(parcelId, { amount: most })).status).toBe(201);
  });

  it('is the charge for a weight in the slab that was packed, disputed; else it is accepted (REMITTANCE-11)', async () => {
    // Packed at 900 g.
    const [one, other] = [
      await shippedParcels(shop, shopper, packer),
      await shippedParcels(shop, shopper, packer),
    ].map(({ parcels }) => parcels[0] ?? expect.fail('nothing was shipped'));
    const record = (rows: string, more: object = {}) =>
      keeper.call('POST', '/charged-weights', {
        body: { chargedOn: today(), lines: rows, higherSlabs: 'accept', ...more },
      });
    const accounts = ['courier-claims', 'compensation', 'bad-debts'];
    const rows = [
      'AWB,Charged Weight (kg),Applied Weight (kg),Amount',
      `'${one?.trackingNumber},0.95,0.9,45.50`,
      `${other?.trackingNumber?.toLowerCase()},1.2,0.9,30`,
    ].join('\n');
    for (const [wrong, field] of [
      [{ lines: `${rows}\nNOBODY,1,1,5` }, 'lines'],
      [{ chargedOn: addDays(today(), 1) }, 'chargedOn'],
    ] as const) {
      const { status, body } = await record(rows, wrong);
      expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ field }] } });
    }
    const posted = await changes(accounts, async () => {
      expect((await record(rows)).body).toMatchObject({ disputed: 1, accepted: 1 });
    });
    expect(posted).toEqual({ 'courier-claims': 4_550, compensation: -4_550, 'bad-debts': 0 });
    expect((await record(rows)).body).toMatchObject({
      fields: [{ field: 'lines', message: expect.stringMatching(/is already recorded$/) }],
    });
    const listed = (await keeper.call('GET', '/claims?reason=weight')).body.rows as ClaimView[];
    const found = (number = '') => listed.find(({ parcelNumber }) => parcelNumber === number);
    const weights = { packedGrams: 900, chargedOn: today(), reason: 'weight' };
    expect(found(one?.number)).toMatchObject({ ...weights, state: 'open', chargedGrams: 950, amount: 45.5 });
    expect(found(other?.number)).toMatchObject({ ...weights, state: 'accepted', chargedGrams: 1_200 });
    const pay = { body: { amount: 45.5, reference: 'UTR 8', paidOn: today() } };
    const paid = await keeper.call('POST', `/claims/${found(one?.number)?.id}/payment`, pay);
    expect(paid.body).toMatchObject({ claim: { state: 'paid', paid: 45.5 } });
    const accepted = await keeper.call('POST', `/claims/${found(other?.number)?.id}/payment`, pay);
    expect(accepted.body).toMatchObject({ code: 'CLAIM_SETTLED' });
  });

  it('is claimed beside the weight of the same parcel (REMITTANCE-11)', async () => {
    const { parcels } = await shippedParcels(shop, shopper, packer);
    const [parcel] = parcels;
    const lines = `${parcel?.trackingNumber},1500,30`;
    const body = { chargedOn: today(), lines, higherSlabs: 'dispute' };
    expect((await keeper.call('POST', '/charged-weights', { body })).body).toMatchObject({ disputed: 1 });
    const parcelId = parcel?.id ?? '';
    await parcelDesk(packer).move(parcelId, 'lost');
    expect(await proposal(parcelId)).toMatchObject({ claim: null, proposed: expect.any(Number) });
    const [weight] = (await keeper.call('GET', `/claims?search=${parcel?.number}`)).body.rows as ClaimView[];
    await opened(parcelId, 300);
    const refusal = { body: { reason: 'Box of 30 cm' } };
    const closed = await keeper.call('POST', `/claims/${weight?.id}/refusal`, refusal);
    expect(closed.body).toMatchObject({ claim: { state: 'refused', settledReason: 'Box of 30 cm' } });
  });

  it('is no claim for a parcel that came back', async () => {
    const { parcelId } = await ended('back');
    expect(await proposal(parcelId)).toMatchObject({ claim: null, proposed: null });
    expect((await open(parcelId, { amount: 1 })).body).toMatchObject({ code: 'CLAIM_NOT_POSSIBLE' });
  });

  it('is cash less the parcels that did not arrive (REMITTANCE-3, PARCEL-22)', async () => {
    const split = [{ position: 1, quantity: 1 }];
    const { orderId, parcels } = await shippedParcels(shop, await shop.newShopper(), packer, [split]);
    const [arrives, returns] = parcels.map(({ id }) => id);
    const desk = parcelDesk(packer);
    await desk.move(returns ?? '', 'back');
    await desk.move(arrives ?? '', 'deliver');
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    if (order === undefined) throw new Error('the order is gone');
    expect(order.creditedPaise).toBeGreaterThan(0);
    const due = (order.totalPaise - order.creditedPaise + order.cashRoundOffPaise) / 100;
    const total = order.totalPaise / 100;
    const checked = await keeper.call('POST', '/remittance-checks', {
      body: {
        ...{ source: 'courier', payer: 'Delhivery', reference: 'UTR 90', receivedOn: today(), net: total },
        ...{ charges: null, gst: null, lines: `${order.number},${total}` },
      },
    });
    const unmatched = expect.closeTo(total - due, 6);
    expect(checked.body).toMatchObject({ remittance: { unmatched, lines: [{ open: due }] } });
  });

  it('is cash that a courier never paid over, once it is overdue (REMITTANCE-9, JOURNAL-24)', async () => {
    const pack = await variantWithStock(shop, PACK, 1_000);
    const orderId = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    const total = order?.totalPaise ?? 0;
    const remitted = await keeper.call('POST', '/remittances', {
      body: {
        ...{ source: 'courier', payer: 'India Post', reference: 'UTR 77', receivedOn: today(), net: 1 },
        ...{ charges: null, gst: null, lines: `${order?.number},1` },
      },
    });
    expect(remitted.status).toBe(201);
    const writeOff = () =>
      keeper.call('POST', `/orders/${orderId}/cash-write-off`, {
        body: { reason: 'Bankrupt', voucher: 'V-3' },
      });
    expect((await writeOff()).body).toMatchObject({ code: 'CASH_NOT_OVERDUE' });
    const cashCollectedAt = new Date(shop.deps.now().getTime() - 31 * DAY_MS);
    await shop.db.update(orders).set({ cashCollectedAt }).where(eq(orders.id, orderId));
    const posted = await changes(['cash-with-couriers', 'bad-debts'], async () => {
      expect((await writeOff()).body).toMatchObject({ amount: total / 100 - 1 });
    });
    expect(posted).toEqual({ 'cash-with-couriers': 100 - total, 'bad-debts': total - 100 });
    expect((await writeOff()).body).toMatchObject({ code: 'CASH_NOT_OWED' });
    const late = {
      ...{ source: 'courier', payer: 'India Post', reference: 'UTR 78', receivedOn: today(), net: 2 },
    };
    const checked = await keeper.call('POST', '/remittance-checks', {
      body: { ...late, charges: null, gst: null, lines: `${order?.number},2` },
    });
    expect(checked.body).toMatchObject({ remittance: { unmatched: 2, lines: [{ open: 0 }] } });
  });
});
