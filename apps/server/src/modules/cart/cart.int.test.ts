import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const productId = 'tender-coconut-water-pack';
const SIX = `${productId}_V01`;
const TWELVE = `${productId}_V02`;

describe('the cart', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await variantWithStock(shop, SIX, 100);
    await variantWithStock(shop, TWELVE, 3);
  });
  afterAll(() => shop.close());

  const post = (token: string, path: string, body: object) => shop.call('POST', path, { token, body });
  const put = (token: string, body: object) => shop.call('PUT', '/update-cart-quantity', { token, body });

  it('is empty for a new shopper', async () => {
    const { token } = await shop.newShopper();
    const { status, body } = await shop.call('GET', '/get-cart', { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, cart: [], cartItemCount: 0, summary: { total: 0 } });
  });

  it('adds, sets and removes by variant, in either spelling, with the summary', async () => {
    const { token } = await shop.newShopper();
    await post(token, '/add-to-cart', { productId, quantity: 1, variantId: SIX });
    const added = await post(token, '/add-to-cart', {
      productId,
      quantity: 1,
      variantCombination: { variantId: TWELVE },
    });
    expect(added).toMatchObject({
      status: 200,
      body: {
        message: 'Product added to cart successfully',
        cartItemCount: 2,
        cart: [{ variantId: SIX, quantity: 1, unit: 'pcs', price: 285 }, { variantId: TWELVE }],
        summary: { totalItems: 2 },
      },
    });
    const set = await put(token, { productId, newQuantity: 4, variantId: SIX });
    expect(set).toMatchObject({ status: 200, body: { cart: [{ variantId: SIX, quantity: 4 }, {}] } });
    const removed = await post(token, '/remove-from-cart', { productId, variantId: SIX });
    expect(removed).toMatchObject({ status: 200, body: { success: true, cart: [{ variantId: TWELVE }] } });
    const cleared = await post(token, '/clear-cart', {});
    expect(cleared.body).toMatchObject({ message: 'Cart cleared successfully', cart: [] });
  });

  describe('the gift note of a line (CART-26)', () => {
    const noteOf = ({ body }: { readonly body: Record<string, unknown> }) =>
      (body.cart as { readonly giftNote?: string }[]).map(({ giftNote }) => giftNote);
    const withUnits = async () => {
      const { token } = await shop.newShopper();
      await post(token, '/add-to-cart', { productId, quantity: 1, variantId: SIX });
      return (more: object, newQuantity = 1) =>
        put(token, { productId, variantId: SIX, newQuantity, ...more });
    };

    it('is typed text, stays while the quantity changes, and goes when it is blank or null', async () => {
      const set = await withUnits();
      const noted = await set({ giftNote: '  Happy\u200b birthday,\nAnu!  ' });
      expect(noteOf(noted)).toEqual(['Happy birthday, Anu!']);
      expect(noteOf(await set({}, 3))).toEqual(['Happy birthday, Anu!']);
      for (const none of [' ', null]) {
        await set({ giftNote: 'Again' });
        expect(noteOf(await set({ giftNote: none }))).toEqual([undefined]);
      }
    });

    it('stays when units are added, and is one for the variant', async () => {
      const { token } = await shop.newShopper();
      const add = () => post(token, '/add-to-cart', { productId, quantity: 1, variantId: SIX });
      await add();
      await put(token, { productId, newQuantity: 1, variantId: SIX, giftNote: 'For Anu' });
      const added = await add();
      expect(added.body.cart).toMatchObject([{ variantId: SIX, quantity: 2, giftNote: 'For Anu' }]);
      await post(token, '/remove-from-cart', { productId, variantId: SIX });
      expect(noteOf(await add())).toEqual([undefined]);
    });

    it('has at most 120 letters, as browsers count them', async () => {
      const set = await withUnits();
      for (const longest of ['n'.repeat(120), '🎂'.repeat(60)]) {
        expect(noteOf(await set({ giftNote: longest }))).toEqual([longest]);
      }
      for (const longer of ['n'.repeat(121), '🎂'.repeat(61), `n${'\u0301'.repeat(121)}`]) {
        expect(await set({ giftNote: longer })).toMatchObject({
          status: 400,
          body: {
            code: 'VALIDATION_FAILED',
            fields: [{ field: 'giftNote', message: 'The gift note must be at most 120 characters' }],
          },
        });
      }
    });
  });

  it('charges ₹40 of delivery below ₹500, and nothing from there on (PRICING-5)', async () => {
    const { token } = await shop.newShopper();
    const one = await post(token, '/add-to-cart', { productId, quantity: 1, variantId: SIX });
    expect(one.body.summary).toMatchObject({ subtotal: 285, delivery: 40 });
    const two = await put(token, { productId, newQuantity: 2, variantId: SIX });
    expect(two.body.summary).toMatchObject({ subtotal: 570, delivery: 0 });
  });

  it('takes the only line when the variant is left out, and names the choices when there are several', async () => {
    const { token } = await shop.newShopper();
    await post(token, '/add-to-cart', { productId, quantity: 1, variantId: SIX });
    expect(await put(token, { productId, newQuantity: 2 })).toMatchObject({ status: 200 });
    await post(token, '/add-to-cart', { productId, quantity: 1, variantId: TWELVE });
    const refused = await put(token, { productId, newQuantity: 3 });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'VARIANT_REQUIRED', data: { choices: [{ variantId: SIX }, { variantId: TWELVE }] } },
    });
  });

  it('takes out each unit that is removed at once, and the line with the last one (CART-24)', async () => {
    const { token } = await shop.newShopper();
    await post(token, '/add-to-cart', { productId, quantity: 5, variantId: SIX });
    const remove = () => post(token, '/remove-from-cart', { productId, quantity: 1, variantId: SIX });
    await Promise.all([remove(), remove(), remove(), remove()]);
    expect((await shop.call('GET', '/get-cart', { token })).body.cart).toMatchObject([{ quantity: 1 }]);
    expect(await remove()).toMatchObject({ status: 200, body: { cart: [], summary: { total: 0 } } });
  });

  it('holds at most the stock, and at most 50', async () => {
    const { token } = await shop.newShopper();
    await post(token, '/add-to-cart', { productId, quantity: 2, variantId: TWELVE });
    const over = await post(token, '/add-to-cart', { productId, quantity: 2, variantId: TWELVE });
    expect(over).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK', data: { available: 3 } } });
    const many = await post(token, '/add-to-cart', { productId, quantity: 51, variantId: SIX });
    expect(many.body).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'You can order at most 50 of this item',
      data: { available: 50 },
    });
  });

  it.each([
    [{ quantity: 1 }, 'productId', 'Product ID is required'],
    [{ productId, quantity: 0 }, 'quantity', 'Quantity must be a positive number'],
    [{ productId, quantity: 1.5 }, 'quantity', 'Quantity must be a positive number'],
    [{ productId, quantity: '2' }, 'quantity', 'Quantity must be a positive number'],
    [{ productId, quantity: 1e300 }, 'quantity', 'Quantity must be a positive number'],
    [{ productId }, 'quantity', 'Quantity must be a positive number'],
  ])('refuses %j and names the field', async (body, field, message) => {
    const { token } = await shop.newShopper();
    const answer = await post(token, '/add-to-cart', body);
    expect(answer).toMatchObject({
      status: 400,
      body: { message, error: message, fields: [{ field, message }] },
    });
  });

  it('knows what it does not have', async () => {
    const { token } = await shop.newShopper();
    const unknown = await post(token, '/add-to-cart', { productId: 'nothing', quantity: 1 });
    expect(unknown).toMatchObject({ status: 404, body: { message: 'Product not found' } });
    const noLine = await put(token, { productId, newQuantity: 1 });
    expect(noLine).toMatchObject({ status: 404, body: { error: 'Product not found in cart' } });
    const gone = await post(token, '/remove-from-cart', { productId, variantId: SIX });
    expect(gone).toMatchObject({ status: 404, body: { message: 'Product not found in cart' } });
    const nameless = await post(token, '/remove-from-cart', {});
    expect(nameless).toMatchObject({ status: 400, body: { message: 'Product ID is required' } });
    const none = await put(token, { productId, variantId: SIX, newQuantity: 0 });
    expect(none).toMatchObject({ status: 400, body: { message: 'Quantity must be a positive number' } });
    const noVariant = await post(token, '/add-to-cart', { productId, quantity: 1, variantId: 'x' });
    expect(noVariant).toMatchObject({ status: 400, body: { message: 'Invalid variant combination' } });
  });
});
