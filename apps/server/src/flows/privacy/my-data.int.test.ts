import { AccountData } from '@ilaneer/contract/account/account-data';
import { RECIPIENTS } from '@ilaneer/domain/privacy/recipients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { regularShopper } from '../../../testing/shoppers/regular-shopper.ts';
import { deliverTestOrder } from '../../../testing/shoppers/returned-order.ts';
import { addGiftCard, newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { returnPhotos } from '../../db/schema/order/return.ts';
import { readOwnPhotos } from '../../modules/return/return.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('my data', () => {
  it('is everything that the shop holds about me, and about no other person', async () => {
    const [me, other] = [await regularShopper(shop), await regularShopper(shop)];
    const { status, body } = await shop.call('GET', '/account/data', { token: me.token });
    expect(status).toBe(200);
    expect(Object.keys(Object(body.data))).toEqual(Object.keys(AccountData.properties));
    expect(body.data).toMatchObject({
      profile: { email: me.email },
      addresses: [{ fullName: 'Asha Menon', zipCode: '682001' }],
      orders: [{ id: me.orderId, deliveryAddress: { phone: '9876543210' } }],
      coins: { balance: 0, canSpend: true, entries: [] },
      cart: [{ variantId: me.variantId, quantity: 1 }],
      wishlist: [{ variantId: me.variantId }],
      consents: [{ purpose: 'terms', given: true }],
      nominee: { name: 'Ravi Nair' },
      sessions: [{ revokedAt: null }],
      tickets: [{ messages: [{ message: 'Asha Menon asks for a smaller box' }] }],
      savedCards: [{ network: 'Visa', last4: '4242', expiry: '12/39' }],
      newsletter: { confirmedAt: null },
      restockRequests: [{ variantId: 'pooram-cap_V01', textVersion: '2026-11' }],
      lookups: [],
      recipients: [...RECIPIENTS],
      signInWith: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2/);
    expect(JSON.stringify(body)).not.toContain(other.email);
  });

  it('says what we wrote to a proven address, without the words (PRIVACY-7)', async () => {
    const me = await regularShopper(shop);
    const messages = async () => {
      const { body } = await shop.call('GET', '/account/data', { token: me.token });
      return Object(body.data).messages as { kind: string }[];
    };
    await expect
      .poll(async () => (await messages()).map(({ kind }) => kind).toSorted(), { timeout: 30_000 })
      .toContain('newsletter-confirm');
    const { rows } = await shop.db.$client.query('select * from sent_messages');
    expect(JSON.stringify(rows)).not.toContain(me.email);
  });

  it('lists staff lookups by role and occasion, with counts per day (PRIVACY-17)', async () => {
    const [me, other] = [await regularShopper(shop), await regularShopper(shop)];
    const staff = await newTestStaff(shop, ['orders.read', 'privacy.read', 'exports.take']);
    await staff.call('GET', `/orders/${me.orderId}`);
    await staff.call('GET', `/orders/${me.orderId}`);
    await staff.call('GET', '/exports/orders');
    await staff.call('GET', '/exports/order-lines');
    const { body } = await shop.call('GET', '/account/data', { token: me.token });
    const { lookups } = Object(body.data);
    expect(lookups).toMatchObject([
      { occasion: 'exported a list', role: staff.name, times: 1 },
      { occasion: 'opened an order', role: staff.name, times: 2 },
    ]);
    const log = async (customer: string) =>
      (await staff.call('GET', `/lookups?search=${encodeURIComponent(customer)}`)).body.rows as object[];
    expect(await log(me.email)).toMatchObject([{ kind: 'export' }, { kind: 'order', times: 2 }]);
    expect(await log(other.email)).toMatchObject([{ kind: 'export', customer: { id: other.userId } }]);
    expect(await log('nobody@example.in')).toEqual([]);
    const { rows } = (await staff.call('GET', `/lookups?who=${staff.id}`)).body;
    expect(rows).toEqual(expect.arrayContaining([...(await log(me.email)), ...(await log(other.email))]));
    const others = await newTestStaff(shop, ['orders.read']);
    expect((await others.call('GET', '/lookups')).status).toBe(403);
  });

  it("contains photos of my returns, my orders' use of gift cards (PRIVACY-7), and lookups (PRIVACY-17)", async () => {
    const me = await newProvenShopper(shop);
    const card = await addGiftCard(shop, 5_000);
    const { productId, variantId } = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 100);
    const goods = [{ productId, variantId, quantity: 1 }];
    const orderId = await deliverTestOrder(shop, me, goods, { giftCardCode: card.code });
    const asked = await shop.call('POST', `/orders/${orderId}/returns`, {
      token: me.token,
      body: {
        lines: [{ position: 1, quantity: 1, reason: 'damaged' }],
        payout: { kind: 'upi', upiId: 'me@okaxis' },
      },
    });
    const { id: returnId } = asked.body.return as { id: string };
    const at = shop.deps.now();
    const photo = (position: number, size: number) => ({
      ...{ id: `photo-${position}-${returnId}`, returnId, position, contentType: 'image/png' as const },
      ...{ bytes: Buffer.alloc(size, position), addedAt: at },
    });
    await shop.db.insert(returnPhotos).values([photo(1, 10), photo(2, 30)]);
    const staff = await newTestStaff(shop, ['orders.read', 'refunds.issue']);
    await shop.app.inject({
      url: `/api/staff/returns/${returnId}/photos/${encodeURIComponent(photo(1, 0).id)}`,
      headers: staff.headers(),
    });
    await staff.call('GET', `/returns/${returnId}/payout`);

    const { body } = await shop.call('GET', '/account/data', { token: me.token });
    const data = body.data as AccountData;
    expect(data.giftCards).toMatchObject([{ last4: card.last4, uses: [{ kind: 'paid', amount: 50 }] }]);
    expect(data.returnPhotos.map(({ file }) => Buffer.from(file ?? '', 'base64').length)).toEqual([10, 30]);
    expect(data.returnPhotos[0]?.address).toContain(returnId);
    expect(data.lookups).toMatchObject([
      { occasion: 'viewed the payout account of a refund', times: 1 },
      { occasion: 'viewed a photo of a return', times: 1 },
    ]);
    const little = await readOwnPhotos(shop.db, me.userId, 30);
    expect(little.map(({ file }) => file === null)).toEqual([false, true]);
    const other = await newProvenShopper(shop);
    const { body: theirs } = await shop.call('GET', '/account/data', { token: other.token });
    expect(theirs.data).toMatchObject({ giftCards: [], returnPhotos: [], lookups: [] });
  });

  it('counts a list that shows a customer as a look, and a search that finds them as another', async () => {
    const me = await regularShopper(shop);
    const staff = await newTestStaff(shop, ['orders.read', 'privacy.read']);
    await staff.call('GET', '/orders');
    const looks = async () =>
      (await staff.call('GET', `/lookups?who=${staff.id}&search=${me.userId}`)).body.rows;
    expect(await looks()).toMatchObject([{ kind: 'list' }]);
    await staff.call('GET', '/search?text=Asha%20Menon');
    await staff.call('GET', '/orders?search=9876543210');
    expect(await looks()).toMatchObject([{ kind: 'search' }, { kind: 'list' }]);
  });
});
