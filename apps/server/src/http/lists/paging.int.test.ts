import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earnCoinsBy } from '../../../testing/shoppers/earn-coins.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';

type Paged = { pagination: object } & Record<string, { id: string }[]>;

describe('lists by page', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await shop.newShopper();
    const { token } = shopper;
    const water = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    for (const _order of [1, 2, 3]) {
      const id = await placeTestOrder(shop, shopper, [{ ...water, quantity: 1 }]);
      await shop.call('POST', '/support-tickets', {
        token,
        body: { orderId: id, message: 'When does it come, please?' },
      });
    }
    const { body } = await shop.call('GET', '/orders', { token });
    const [newest] = body.orders as { id: string }[];
    await shop.call('POST', `/orders/${newest?.id}/cancel`, { token });
    for (const quantity of [1, 2, 3]) await earnCoinsBy(shop, shopper, { ...water, quantity });
  });
  afterAll(() => shop.close());

  const read = async (path: string) => {
    const { status, body } = await shop.call('GET', path, { token: shopper.token });
    expect(status).toBe(200);
    return body as Paged;
  };

  it.each([
    ['/orders', 'orders'],
    ['/support-tickets', 'tickets'],
    ['/coins', 'entries'],
    ['/get-blog-posts', 'blogPosts'],
  ])('%s is whole without a page, and the same in pages', async (path, name) => {
    const idsOf = (reply: Paged) => (reply[name] ?? []).map(({ id }) => id);
    const whole = await read(path);
    const all = idsOf(whole);
    expect(all.length).toBeGreaterThanOrEqual(3);
    const totals = { totalItems: all.length, itemsPerPage: 100, totalPages: 1, currentPage: 1 };
    expect(whole.pagination).toEqual(totals);
    const totalPages = Math.ceil(all.length / 2);
    const pages = [];
    for (let page = 1; page <= totalPages; page += 1) {
      const reply = await read(`${path}?page=${page}&limit=2`);
      expect(reply.pagination).toEqual({
        totalItems: all.length,
        itemsPerPage: 2,
        totalPages,
        currentPage: page,
      });
      pages.push(...idsOf(reply));
    }
    expect(pages).toEqual(all);
    expect(idsOf(await read(`${path}?page=${totalPages + 1}&limit=2`))).toEqual([]);
    expect((await read(`${path}?limit=5000`)).pagination).toEqual(totals);
  });

  it.each(['/orders', '/support-tickets', '/coins', '/get-blog-posts'])(
    '%s names a bad page',
    async (path) => {
      const answer = (query: string) => shop.call('GET', `${path}?${query}`, { token: shopper.token });
      expect(await answer('page=0')).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'page', message: 'page must be a positive number' }] },
      });
      expect(await answer('limit=few')).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'limit', message: 'limit must be a positive number' }] },
      });
    },
  );

  it.each(['/orders', '/account/data'])('%s is compressed for whoever likes it', async (path) => {
    const url = `/api${path}`;
    const read = (encoding: string) =>
      shop.app.inject({
        url,
        headers: { authorization: `Bearer ${shopper.token}`, 'accept-encoding': encoding },
      });
    const plain = await read('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const textOf = (text: string) => text.replace(/"madeAt":"[^"]*"/, '');
    for (const [encoding, name, unpack] of [
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const small = await read(encoding);
      expect(small.headers).toMatchObject({ 'content-encoding': name, vary: 'accept-encoding' });
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(textOf(unpack(small.rawPayload).toString())).toBe(textOf(plain.body));
    }
    const another = await shop.newShopper();
    const empty = await shop.call('GET', '/orders', {
      token: another.token,
      headers: { 'accept-encoding': 'br' },
    });
    expect(empty.headers['content-encoding']).toBeUndefined();
  });

  it('holds the orders of one status', async () => {
    const placed = await read('/orders?status=placed');
    expect(placed.orders?.length).toBeGreaterThanOrEqual(2);
    expect(new Set(placed.orders?.map((order) => Reflect.get(order, 'status')))).toEqual(new Set(['placed']));
    expect(await read('/orders?status=cancelled&limit=1')).toMatchObject({
      count: 1,
      orders: [{ status: 'cancelled' }],
      pagination: { totalItems: 1 },
    });
    const { status, body } = await shop.call('GET', '/orders?status=lost', { token: shopper.token });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ field: 'status' }] });
  });
});
