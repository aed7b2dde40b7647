import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const PRODUCT = 'tender-coconut-water-pack';
const VARIANT = `${PRODUCT}_V01`;

describe('the wishlist', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const add = (token: string, body: object) => shop.call('POST', '/add-to-wishlist', { token, body });
  const remove = (token: string, body: object) =>
    shop.call('DELETE', '/remove-from-wishlist', { token, body });
  const list = async (token: string) => (await shop.call('GET', '/get-wishlist', { token })).body;

  it('keeps products and variants, newest first, with the data of their cards', async () => {
    const { token } = await shop.newShopper();
    expect(await list(token)).toMatchObject({ success: true, wishlist: [], totalItems: 0 });
    expect(await add(token, { productId: PRODUCT })).toMatchObject({
      status: 200,
      body: { message: 'Product added to wishlist', wishlist: [{ productId: PRODUCT, variantId: null }] },
    });
    await add(token, { productId: PRODUCT, variantId: VARIANT });
    await add(token, { productId: PRODUCT, variantCombination: { variantId: `${PRODUCT}_V02` } });
    expect(await list(token)).toMatchObject({
      totalItems: 3,
      wishlist: [
        { variantId: `${PRODUCT}_V02` },
        { variantId: VARIANT },
        {
          id: expect.any(String),
          addedAt: expect.any(String),
          variantId: null,
          product: { name: expect.any(String), price: expect.any(Number), category: expect.any(String) },
        },
      ],
    });
  });

  it.each([{ productId: PRODUCT }, { productId: PRODUCT, variantId: VARIANT }])(
    'answers 409 to %j when it is there already',
    async (entry) => {
      const { token } = await shop.newShopper();
      const [one, other] = await Promise.all([add(token, entry), add(token, entry)]);
      expect([one?.status, other?.status].sort()).toEqual([200, 409]);
      expect(await add(token, entry)).toMatchObject({
        status: 409,
        body: { code: 'ALREADY_IN_WISHLIST', error: 'Product already in wishlist' },
      });
      expect(await list(token)).toMatchObject({ totalItems: 1 });
    },
  );

  it.each([
    [{}, 400, 'VALIDATION_FAILED', 'Product ID is required'],
    [{ productId: 'no-product' }, 404, 'PRODUCT_NOT_FOUND', 'Product not found'],
    [{ productId: PRODUCT, variantId: 'no-variant' }, 400, 'VARIANT_INVALID', 'Invalid variant combination'],
  ])('takes nothing of %j', async (body, status, code, error) => {
    const { token } = await shop.newShopper();
    expect(await add(token, body)).toMatchObject({ status, body: { success: false, code, error } });
    expect(await list(token)).toMatchObject({ totalItems: 0 });
  });

  it('removes one entry by its variant, all of a product without', async () => {
    const { token } = await shop.newShopper();
    await add(token, { productId: PRODUCT, variantId: VARIANT });
    await add(token, { productId: PRODUCT, variantId: `${PRODUCT}_V02` });
    await add(token, { productId: PRODUCT });
    expect(await remove(token, { productId: PRODUCT, variantId: VARIANT })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Product removed from wishlist', totalItems: 2 },
    });
    expect(await remove(token, { productId: PRODUCT })).toMatchObject({ body: { totalItems: 0 } });
  });

  it('answers 404 for missing entries, including those of other accounts', async () => {
    const { token } = await shop.newShopper();
    const stranger = await shop.newShopper();
    await add(token, { productId: PRODUCT });
    for (const answer of [
      await remove(stranger.token, { productId: PRODUCT }),
      await remove(token, { productId: PRODUCT, variantId: VARIANT }),
      await remove(token, { productId: 'no-product' }),
    ]) {
      expect(answer).toMatchObject({
        status: 404,
        body: { code: 'PRODUCT_NOT_IN_WISHLIST', error: 'Product not found in wishlist' },
      });
    }
    expect(await remove(token, {})).toMatchObject({
      status: 400,
      body: { error: 'Product ID is required' },
    });
    expect(await list(token)).toMatchObject({ totalItems: 1 });
  });
});
