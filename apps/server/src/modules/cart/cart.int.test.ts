import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

describe('the cart', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('is empty for a new shopper', async () => {
    const { token } = await shop.newShopper();
    const { status, body } = await shop.call('GET', '/get-cart', { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, cart: [], cartItemCount: 0, summary: { total: 0 } });
  });
});
