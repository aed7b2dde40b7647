import { Writable } from 'node:stream';
import { addressForm } from '@ilaneer/testing/address-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { addGiftCard, ledgerOfCard, newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { fulfilOrder } from '../../flows/fulfilment/fulfil-order.ts';

// Two packs cost ₹672.60 with tax, free delivery.
const TOTAL = 67_260;
const YEAR_AGO = new Date('2025-11-21T10:00:00Z');

let shop: TestShop;
const logged: string[] = [];
let pack: { productId: string; variantId: string };
beforeAll(async () => {
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk));
      done();
    },
  });
  shop = await openTestShop({ logTo });
  pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
});
afterAll(() => shop.close());

const order = (shopper: TestShopper, more: object, headers: Record<string, string> = {}) =>
  shop.call('POST', '/single-product-place-order', {
    token: shopper.token,
    headers,
    body: {
      productId: pack.productId,
      variantId: pack.variantId,
      quantity: 2,
      deliveryAddress: addressForm(),
      ...more,
    },
  });
const check = (shopper: TestShopper, code: unknown) =>
  shop.call('POST', '/gift-cards/check', { token: shopper.token, body: { code } });

const NO_CODE = 'Please type in the code of your gift card';

describe('asking about a gift card', () => {
  it('shows balance, last letters and expiry, for any spelling of the code', async () => {
    const shopper = await newProvenShopper(shop);
    const { code, last4, id } = await addGiftCard(shop, 50_000);
    const { card } = await ledgerOfCard(shop, id);
    for (const typed of [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ' '),
      ` ${code.replaceAll('-', '')}`,
    ]) {
      expect(await check(shopper, typed)).toMatchObject({
        status: 200,
        body: { success: true, giftCard: { last4, balance: 500, expiresAt: card.expiresAt.toISOString() } },
      });
    }
  });

  it('answers in one shape when it cannot pay', async () => {
    const shopper = await newProvenShopper(shop);
    const expired = await addGiftCard(shop, 50_000, { expiresAt: YEAR_AGO });
    const empty = await addGiftCard(shop, 50_000, { balancePaise: 0 });
    const stopped = await addGiftCard(shop, 50_000, {
      active: false,
      stoppedByKind: 'staff',
      stoppedById: 'a test',
    });
    for (const [code, message] of [
      ['ABCD-EFGH-JKLM-NPQR', 'We do not know this gift card. Please check the code.'],
      ['no code at all', 'We do not know this gift card. Please check the code.'],
      [stopped.code, 'We do not know this gift card. Please check the code.'],
      [expired.code, 'This gift card has expired'],
      [empty.code, 'This gift card has no balance left'],
    ] as const) {
      const { status, body } = await check(shopper, code);
      expect({ status, body }).toEqual({
        status: 400,
        body: {
          success: false,
          code: 'GIFT_CARD_INVALID',
          message,
          error: message,
          errors: [message],
          fields: [{ field: 'code', message }],
        },
      });
    }
  });

  it.each([
    ['', NO_CODE],
    [undefined, NO_CODE],
    [17, NO_CODE],
    ['X'.repeat(101), 'The code must be at most 100 characters'],
  ])('needs a code, not %j', async (code, message) => {
    const shopper = await newProvenShopper(shop);
    expect(await check(shopper, code)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', message },
    });
  });

  it('and paying by one needs a proven email address or mobile number', async () => {
    const shopper = await shop.newShopper();
    const { code } = await addGiftCard(shop, 50_000);
    const message =
      'Please confirm your email address or mobile number on your account page before you pay by gift card.';
    const refused = { status: 400, body: { code: 'GIFT_CARD_INVALID', message } };
    expect(await check(shopper, code)).toMatchObject({
      ...refused,
      body: { ...refused.body, data: { needsProof: true } },
    });
    expect(await order(shopper, { paymentMethod: 'cod', giftCardCode: code })).toMatchObject(refused);
  });

  it('is limited, so that codes cannot be found out by trying', async () => {
    const limited = await openTestShop({ rateLimits: true });
    const shopper = await newProvenShopper(limited);
    const tries = [];
    for (let count = 0; count < 11; count += 1) {
      const body = { code: 'ABCD-EFGH-JKLM-NPQR' };
      tries.push((await limited.call('POST', '/gift-cards/check', { token: shopper.token, body })).status);
    }
    expect(tries).toEqual([...Array<number>(10).fill(400), 429]);
    await limited.close();
  });
});

describe('an order paid by gift card', () => {
  it('wholly is placed and paid at once, regardless of the chosen method, also where online payment is off', async () => {
    const offline = await openTestShop({ gateway: null });
    const shopper = await newProvenShopper(offline);
    const { code, last4, id } = await addGiftCard(offline, 100_000);
    for (const paymentMethod of ['online', 'cod', 'prepaid']) {
      const placed = await offline.call('POST', '/single-product-place-order', {
        token: shopper.token,
        body: {
          ...pack,
          quantity: 1,
          deliveryAddress: addressForm(),
          paymentMethod,
          giftCardCode: code,
          giftCardAmount: paymentMethod === 'online' ? 376.3 : null,
        },
      });
      if (paymentMethod === 'prepaid') {
        // ₹247.40 is insufficient, and cash can't cover the rest.
        expect(placed).toMatchObject({ status: 400, body: { code: 'PAYMENT_METHOD_UNAVAILABLE' } });
        continue;
      }
      expect(placed).toMatchObject({
        status: 201,
        body: {
          message: 'Order placed successfully!',
          total: 376.3,
          order: {
            status: 'placed',
            paymentMethod: 'online',
            paymentStatus: 'completed',
            payment: {
              amount: 376.3,
              giftCard: { last4, amount: 376.3 },
              rest: 0,
              method: 'giftcard',
              paymentGateway: 'giftcard',
              payableUntil: null,
            },
          },
        },
      });
    }
    expect(await ledgerOfCard(offline, id)).toMatchObject({ balance: 24_740, spent: 75_260 });
    await offline.close();
  });

  it('in part leaves the rest for cash on delivery, and the figures and taxes alone', async () => {
    const shopper = await newProvenShopper(shop);
    const { code, last4, id } = await addGiftCard(shop, 10_000);
    const without = await order(shopper, { paymentMethod: 'cod' });
    const placed = await order(shopper, { paymentMethod: 'cod', giftCardCode: code, giftCardAmount: 100 });
    expect(placed).toMatchObject({
      status: 201,
      body: {
        order: {
          status: 'placed',
          paymentMethod: 'cod',
          paymentStatus: 'pending',
          payment: {
            amount: 672.6,
            giftCard: { last4, amount: 100 },
            rest: 572.6,
            method: 'cod',
            paymentGateway: 'cod',
          },
        },
      },
    });
    const pricing = ({ body }: typeof placed) => (body.order as { pricing: object }).pricing;
    expect(pricing(placed)).toEqual(pricing(without));
    expect(await ledgerOfCard(shop, id)).toMatchObject({ balance: 0, spent: 10_000 });
    const orderId = String(placed.body.orderId);
    const parcel = { courier: 'DTDC', trackingNumber: 'KL123456' };
    await fulfilOrder(shop.deps, TEST_STAFF, { transition: 'process', orderNumber: orderId });
    await fulfilOrder(shop.deps, TEST_STAFF, { transition: 'ship', orderNumber: orderId, ...parcel });
    await fulfilOrder(shop.deps, TEST_STAFF, { transition: 'deliver', orderNumber: orderId });
    const { body } = await shop.call('GET', `/orders/${orderId}`, { token: shopper.token });
    expect(body.order).toMatchObject({ status: 'delivered', paymentStatus: 'completed' });
  });

  it('is refused with the reason beside the field, and nothing is ordered', async () => {
    const shopper = await newProvenShopper(shop);
    const stock = await stockOf(shop, pack.variantId);
    const expired = await addGiftCard(shop, 50_000, { expiresAt: YEAR_AGO });
    const good = await addGiftCard(shop, 50_000);
    for (const [card, message] of [
      [{ giftCardCode: 'nothing' }, 'We do not know this gift card. Please check the code.'],
      [{ giftCardCode: expired.code }, 'This gift card has expired'],
      [
        { giftCardCode: good.code, giftCardAmount: 600 },
        'The balance of this gift card is ₹500.00 now. Please apply it again.',
      ],
    ] as const) {
      expect(await order(shopper, { paymentMethod: 'cod', ...card })).toMatchObject({
        status: 400,
        body: { code: 'GIFT_CARD_INVALID', message, fields: [{ field: 'giftCardCode', message }] },
      });
    }
    for (const giftCardAmount of [-1, 1e12, 'all']) {
      const card = { giftCardCode: good.code, giftCardAmount };
      expect(await order(shopper, { paymentMethod: 'cod', ...card })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', message: 'giftCardAmount must be an amount in rupees' },
      });
    }
    expect(await ledgerOfCard(shop, good.id)).toMatchObject({ balance: 50_000, spent: 0 });
    expect(await stockOf(shop, pack.variantId)).toBe(stock);
    expect((await shop.call('GET', '/orders', { token: shopper.token })).body.orders).toEqual([]);
  });

  it('is one order under one key, and another card is another request', async () => {
    const shopper = await newProvenShopper(shop);
    const [one, other] = [await addGiftCard(shop, 100_000), await addGiftCard(shop, 100_000)];
    const headers = { 'idempotency-key': 'a-key-of-a-gift' };
    const place = (giftCardCode: string | null) =>
      order(shopper, { paymentMethod: 'online', giftCardCode }, headers);
    const first = await place(one.code);
    expect((await place(one.code.toLowerCase())).body.orderId).toBe(first.body.orderId);
    for (const card of [other.code, null]) {
      expect(await place(card)).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    }
    expect(await ledgerOfCard(shop, one.id)).toMatchObject({ spent: TOTAL });
  });

  it("is in its shopper's download, without the code", async () => {
    const shopper = await newProvenShopper(shop);
    const { code, last4 } = await addGiftCard(shop, 10_000);
    await order(shopper, { paymentMethod: 'cod', giftCardCode: code });
    const { body } = await shop.call('GET', '/account/data', { token: shopper.token });
    expect(JSON.stringify(body)).toContain(`"giftCard":{"last4":"${last4}","amount":100}`);
    expect(JSON.stringify(body)).not.toContain(code);
  });

  it('keeps the code nowhere: not in a row, not in the log, not in the queue', async () => {
    const shopper = await newProvenShopper(shop);
    const { code, id } = await addGiftCard(shop, 100_000);
    await check(shopper, code);
    await check(shopper, `${code}9`);
    await order(shopper, { paymentMethod: 'online', giftCardCode: code });
    await order(shopper, { paymentMethod: 'online', giftCardCode: code, giftCardAmount: 1 });
    await shop.call('POST', '/gift-cards/check', { token: shopper.token, body: `{"code": "${code}"` });
    const { rows: tables } = await shop.db.$client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const kept = [...logged];
    for (const { name } of tables) {
      const { rows } = await shop.db.$client.query(`select row_to_json(t)::text as row from ${name} t`);
      kept.push(...rows.map(({ row }) => String(row)));
    }
    expect(kept.some((text) => text.includes(id))).toBe(true);
    const shown = [code, code.replaceAll('-', '')];
    expect(kept.filter((text) => shown.some((one) => text.toUpperCase().includes(one)))).toEqual([]);
  });
});
