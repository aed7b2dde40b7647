import type { OrderView } from '@ilaneer/contract/order/order-view';
import { deliveryInRupees } from '@ilaneer/domain/setting/delivery-in-rupees';
import { newAddress } from '@ilaneer/testing/address-form';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { PACK, parcelDesk, shipInParcels } from '../../../testing/shoppers/shipped-parcels.ts';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';
import type { Mail } from '../../messages/mailer.ts';
import { sendOrderPlacedMail } from '../../modules/order/order.ts';
import { cancelUnconfirmed } from './confirm-order.ts';

const clock = { ahead: 0 };
const HOUR = 3_600_000;

let shop: TestShop;
let staff: TestStaff;
let pack: Awaited<ReturnType<typeof variantWithStock>>;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(Date.now() + clock.ahead) });
  staff = await newTestStaff(shop, [
    ...(['settings.write', 'orders.read', 'orders.edit', 'orders.fulfil'] as const),
    'customers.read',
  ]);
  pack = await variantWithStock(shop, PACK, 1_000);
});
afterAll(() => shop.close());

const rules = async (more: object) => {
  const { values, version } = shop.deps.settings.sections().delivery;
  const body = { ...deliveryInRupees(values), ...more };
  expect((await staff.call('PUT', '/settings/delivery', { version, body })).status).toBe(200);
};
const order = (shopper: TestShopper, quantity: number, more: object = {}) =>
  placeTestOrder(shop, shopper, [{ ...pack, quantity }], more);
const view = async (shopper: TestShopper, id: string) =>
  (await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as OrderView;
const rowOf = async (id: string) => {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return row ?? expect.fail('no order');
};
const linkOf = async (shopper: TestShopper, id: string) =>
  (await view(shopper, id)).confirmation?.link ?? expect.fail('nothing to confirm');
const call = (act: '' | '/confirm' | '/cancel', link: string) =>
  shop.call('POST', `/order-confirmations${act}`, { body: { link } });
/** Two packs delivered, or refused at the door. */
const ended = async (shopper: TestShopper, end: 'deliver' | 'back', more: object = {}) => {
  const id = await order(shopper, 2, more);
  const [parcel] = await shipInParcels(staff, id);
  const moved = await parcelDesk(staff).move(parcel?.id ?? '', end);
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  return id;
};

describe('an order on delivery that the shop asks to confirm (CHECKOUT-31)', () => {
  beforeAll(() => rules({ confirmCashFrom: 1_000 }));

  it('is asked from the amount on, in mail and My Orders, and packed once the holder of the link confirms', async () => {
    const shopper = await newProvenShopper(shop);
    const small = await order(shopper, 1);
    expect((await view(shopper, small)).confirmation).toBeNull();
    const id = await order(shopper, 4);
    const { number, createdAt, confirmBy, heldAt, promisedOn } = await rowOf(id);
    // DELIVERY-16.
    expect(promisedOn).toBeNull();
    expect(confirmBy?.getTime()).toBe(createdAt.getTime() + 48 * HOUR);
    expect(heldAt).toEqual(createdAt);
    const link = await linkOf(shopper, id);
    const mails: Mail[] = [];
    await sendOrderPlacedMail({ ...shop.deps, mailer: async (mail) => void mails.push(mail) })({
      orderId: id,
    });
    expect(mails[0]?.subject).toContain(`Please confirm your Ilaneer order ${number}`);
    expect(mails[0]?.text).toContain(`/#/confirm/${link}`);
    expect(mails[0]?.text).toContain('its day of arrival counts from then');
    expect(mails[0]?.text).not.toContain('arrives by');
    const refused = await staff.call('POST', '/packing/claims', { body: { code: `${number}-1` } });
    expect(refused.status).toBe(409);
    const opened = await call('', link);
    expect(opened.body.confirmation).toEqual({
      orderNumber: number,
      state: 'open',
      confirmBy: confirmBy?.toISOString(),
      recipient: { firstName: expect.any(String), city: expect.any(String), pinCode: expect.any(String) },
      items: [{ name: expect.any(String), quantity: 4 }],
      cashDue: (await view(shopper, id)).totalAmount,
      arrivesOn: expect.any(String),
    });
    for (const _ of [1, 2]) {
      expect((await call('/confirm', link)).body.confirmation).toMatchObject({ state: 'confirmed' });
    }
    expect(await call('/cancel', link)).toMatchObject({
      ...{ status: 409, body: { success: false, code: 'ORDER_CONFIRMED' } },
    });
    expect(await rowOf(id)).toMatchObject({ heldAt: null, confirmBy: null, status: 'placed' });
    const stages = (await view(shopper, id)).trackingStages.map(({ stage }) => stage);
    expect(stages).toEqual(['placed', 'cash_confirmed']);
    await shipInParcels(staff, id);
  });

  it('is cancelled by the link with all that it held, and stays so', async () => {
    const shopper = await newProvenShopper(shop);
    const before = await stockOf(shop, PACK);
    const id = await order(shopper, 4);
    const link = await linkOf(shopper, id);
    for (const _ of [1, 2]) {
      expect((await call('/cancel', link)).body.confirmation).toMatchObject({
        ...{ state: 'cancelled', cashDue: 0, arrivesOn: null, confirmBy: null },
      });
    }
    expect((await call('/confirm', link)).body).toMatchObject({ code: 'ORDER_ALREADY_CANCELLED' });
    expect((await view(shopper, id)).cancellation).toMatchObject({ cause: 'by shopper' });
    expect(await stockOf(shop, PACK)).toBe(before);
  });

  it('is confirmed once when confirmed and cancelled at the same moment', async () => {
    const shopper = await newProvenShopper(shop);
    const id = await order(shopper, 4);
    const link = await linkOf(shopper, id);
    await Promise.all([call('/confirm', link), call('/cancel', link), call('/confirm', link)]);
    const { status, heldAt } = await rowOf(id);
    const { confirmation } = (await call('', link)).body as { confirmation: { state: string } };
    expect(confirmation.state).toBe(status === 'cancelled' ? 'cancelled' : 'confirmed');
    if (status === 'placed') expect(heldAt).toBeNull();
  });

  it('is confirmed by a release of staff', async () => {
    const shopper = await newProvenShopper(shop);
    const id = await order(shopper, 4);
    const link = await linkOf(shopper, id);
    const { version } = await rowOf(id);
    const released = await staff.call('DELETE', `/orders/${id}/hold`, { version });
    expect(released.status, JSON.stringify(released.body)).toBe(200);
    expect((await call('', link)).body.confirmation).toMatchObject({ state: 'confirmed' });
    expect(await rowOf(id)).toMatchObject({ promisedOn: expect.any(String) });
  });

  it('is promised a day from its confirmation on, and is not late before (DELIVERY-16)', async () => {
    const shopper = await newProvenShopper(shop);
    const id = await order(shopper, 4);
    const link = await linkOf(shopper, id);
    expect((await view(shopper, id)).delivery.arrivesOn).toBeNull();
    const { createdAt, deliveryAddress } = await rowOf(id);
    const placedAt = (at: Date) => shop.db.update(orders).set({ createdAt: at }).where(eq(orders.id, id));
    await placedAt(new Date(createdAt.getTime() - 20 * 24 * HOUR));
    const late = (await staff.call('GET', '/orders?due=late')).body.rows as { id: string }[];
    expect(late.map((row) => row.id)).not.toContain(id);
    await placedAt(createdAt);
    clock.ahead = 47 * HOUR;
    const { arrivesOn } = (await shop.call('GET', `/arrivals/${deliveryAddress.pinCode}`)).body;
    const open = await call('', link);
    const confirmed = await call('/confirm', link);
    clock.ahead = 0;
    expect(open.body.confirmation).toMatchObject({ state: 'open', arrivesOn });
    expect(confirmed.body.confirmation).toMatchObject({ state: 'confirmed', arrivesOn });
    expect(await rowOf(id)).toMatchObject({ promisedOn: arrivesOn, expectedOn: null });
    expect((await view(shopper, id)).delivery.arrivesOn).toBe(arrivesOn);
  });

  it('is cancelled when the time is over, once, and the shopper told; others are not touched', async () => {
    const shopper = await newProvenShopper(shop);
    const [late, confirmed] = [await order(shopper, 4), await order(shopper, 4)];
    const link = await linkOf(shopper, late);
    await call('/confirm', await linkOf(shopper, confirmed));
    await cancelUnconfirmed(shop.deps);
    expect(await rowOf(late)).toMatchObject({ status: 'placed' });
    clock.ahead = 48 * HOUR + 1_000;
    for (const _ of [1, 2]) await cancelUnconfirmed(shop.deps);
    clock.ahead = 0;
    expect(await rowOf(late)).toMatchObject({ status: 'cancelled', cancelCause: 'not confirmed' });
    expect(await rowOf(confirmed)).toMatchObject({ status: 'placed' });
    expect((await call('/confirm', link)).body).toMatchObject({ code: 'ORDER_ALREADY_CANCELLED' });
    const { rows } = await shop.db.execute<{ text: string }>(sql`
      select data ->> 'text' as text from pgboss.job
      where name = 'send-mail' and data ->> 'orderId' = ${late} and data ->> 'kind' = 'order-cancelled'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain('was not confirmed in time');
  });

  it('is not shown to others: a forged link, another page’s link and another order’s are not found', async () => {
    const shopper = await newProvenShopper(shop);
    const id = await order(shopper, 4);
    const link = await linkOf(shopper, id);
    const { number } = await rowOf(id);
    for (const forged of ['', 'x', `${link}x`, `OD1${link}`, `${number}.`, link.replace(number, 'OD99999')]) {
      const { status } = await call('/confirm', forged);
      expect([400, 404]).toContain(status);
    }
    expect(await rowOf(id)).toMatchObject({ heldAt: expect.any(Date) });
  });
});

describe('the record of deliveries (CHECKOUT-30)', () => {
  beforeAll(() => rules({ confirmCashFrom: null, poorRecordCash: 500 }));
  const refusal = async (shopper: TestShopper, more: object = {}) => {
    const placed = await shop.call('POST', '/single-product-place-order', {
      token: shopper.token,
      body: { ...pack, quantity: 2, paymentMethod: 'cod', deliveryAddress: ADDRESS, ...more },
    });
    return placed.status === 201 ? null : placed.body;
  };
  const ADDRESS = { ...newAddress(), phone: '9847055501' };

  it('lowers the cash of an account whose orders came back, says why, and is mended by delivered orders', async () => {
    const shopper = await newProvenShopper(shop);
    const room = async () => (await shop.call('GET', '/cash-on-delivery', { token: shopper.token })).body;
    await ended(shopper, 'back');
    expect(await room()).toMatchObject({ most: { cash: 10_000 }, record: null });
    await ended(shopper, 'back');
    expect(await room()).toMatchObject({
      ...{ most: { cash: 500 }, ifProven: { cash: 500 }, record: { delivered: 0, refused: 2 } },
    });
    expect(await refusal(shopper)).toMatchObject({
      code: 'CASH_LIMIT',
      message: expect.stringContaining(
        'Cash on Delivery is for up to ₹500.00 and 100 items for now: 2 of the last 2 orders came back undelivered.',
      ),
      data: { ifProven: null },
    });
    const open = await order(shopper, 1);
    const shown = await staff.call('GET', `/orders/${open}`);
    expect(shown.body.order).toMatchObject({ customer: { record: { refused: 2, isPoor: true } } });
    for (const id of [open, null, null]) {
      const [parcel] = await shipInParcels(staff, id ?? (await order(shopper, 1)));
      await parcelDesk(staff).move(parcel?.id ?? '', 'deliver');
    }
    expect(await room()).toMatchObject({ most: { cash: 10_000 }, record: null });
  });

  it('of a number counts over all accounts until one proves it; nothing of theirs is shown', async () => {
    const deliveryAddress = { ...ADDRESS, phone: '9847055502' };
    for (const _ of [1, 2]) await ended(await newProvenShopper(shop), 'back', { deliveryAddress });
    const stranger = await newProvenShopper(shop);
    expect(await refusal(stranger, { deliveryAddress })).toMatchObject({
      code: 'CASH_LIMIT',
      message: expect.stringContaining('Earlier orders to the same number came back undelivered.'),
      data: { held: { cash: 0 } },
    });
    expect(await refusal(stranger, { deliveryAddress: { ...ADDRESS, phone: '9847055503' } })).toBeNull();
    await shop.db.update(users).set({ mobile: '9847055502' }).where(eq(users.id, stranger.userId));
    expect(await refusal(stranger, { deliveryAddress })).toMatchObject({
      message: expect.stringContaining('2 of the last 2 orders came back undelivered'),
    });
  });

  it('leaves out lost, damaged and recalled parcels', async () => {
    const shopper = await newProvenShopper(shop);
    for (const end of ['lost', 'damaged'] as const) {
      const [parcel] = await shipInParcels(staff, await order(shopper, 2));
      await parcelDesk(staff).move(parcel?.id ?? '', end);
    }
    const [recalled] = await shipInParcels(staff, await order(shopper, 2));
    await parcelDesk(staff).move(recalled?.id ?? '', 'recall');
    await parcelDesk(staff).move(recalled?.id ?? '', 'back');
    expect((await shop.call('GET', '/cash-on-delivery', { token: shopper.token })).body).toMatchObject({
      record: null,
    });
  });

  it('takes no cash where the shop sets ₹0', async () => {
    await rules({ poorRecordCash: 0 });
    const shopper = await newProvenShopper(shop);
    for (const _ of [1, 2]) await ended(shopper, 'back');
    expect((await refusal(shopper))?.message).toMatch(
      /^Cash on Delivery is not available to you for now: .* Please pay online\.$/,
    );
    expect(await refusal(shopper, { paymentMethod: 'online' })).toBeNull();
  });
});
