import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../testing/shoppers/find-variant.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const PRODUCT = 'tender-coconut-water-pack';
const VARIANT = `${PRODUCT}_V01`;

const text = expect.any(String);
const number = expect.any(Number);

const line = {
  productId: PRODUCT,
  variantId: VARIANT,
  variantName: text,
  quantity: number,
  unit: 'pcs',
  name: text,
  image: text,
  originalPrice: number,
  offerpercentage: number,
  addedAt: text,
  updatedAt: text,
  hasVariants: true,
  productName: text,
  productImage: text,
  currentPrice: number,
  currentStock: number,
  available: true,
  productDetails: {
    name: text,
    description: text,
    image: text,
    price: number,
    sellingPrice: number,
    originalPrice: number,
    gst: number,
    stock: number,
    category: text,
  },
  variantCombination: {
    variantId: VARIANT,
    name: text,
    sku: text,
    price: number,
    sellingPrice: number,
    mrp: number,
    originalPrice: number,
    gst: number,
    quantity: number,
    primaryImage: text,
    variants: expect.any(Object),
  },
};

const spellings = [
  ['earlier', { variantId: VARIANT }],
  ['later', { variantCombination: { variantId: VARIANT, name: 'Pack: 6 x 200 ml' }, sellingPrice: 1 }],
] as const;

describe('the cart of clients in the wild', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await variantWithStock(shop, VARIANT, 20);
  });
  afterAll(() => shop.close());

  it.each(spellings)('%s clients fill, change, reduce and empty it', async (_, variant) => {
    const { token } = await shop.newShopper();
    const named = { productId: PRODUCT, ...variant };
    expect(await shop.call('GET', '/get-cart', { token })).toMatchObject({
      status: 200,
      body: { success: true, cart: [] },
    });
    expect(await shop.call('POST', '/add-to-cart', { token, body: { ...named, quantity: 3 } })).toMatchObject(
      {
        status: 200,
        body: {
          success: true,
          message: 'Product added to cart successfully',
          cartItemCount: 1,
          cart: [line],
        },
      },
    );
    const changed = await shop.call('PUT', '/update-cart-quantity', {
      token,
      body: { ...named, newQuantity: 5 },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Cart quantity updated successfully',
        cart: [{ ...line, quantity: 5 }],
      },
    });
    const reduced = await shop.call('POST', '/remove-from-cart', { token, body: { ...named, quantity: 2 } });
    expect(reduced.body).toMatchObject({ success: true, cart: [{ quantity: 3 }] });
    expect(await shop.call('GET', '/get-cart', { token })).toMatchObject({ body: { cart: [line] } });
    expect(await shop.call('POST', '/remove-from-cart', { token, body: named })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Product removed from cart successfully', cart: [] },
    });
    await shop.call('POST', '/add-to-cart', { token, body: { ...named, quantity: 1 } });
    expect(await shop.call('POST', '/clear-cart', { token, body: {} })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Cart cleared successfully', cart: [] },
    });
  });

  it.each([
    ['POST', '/add-to-cart', { quantity: 1 }, 400, 'Product ID is required'],
    ['POST', '/add-to-cart', { productId: PRODUCT, quantity: 0 }, 400, 'Quantity must be a positive number'],
    ['POST', '/add-to-cart', { productId: 'none', quantity: 1 }, 404, 'Product not found'],
    ['PUT', '/update-cart-quantity', { newQuantity: 1 }, 400, 'Product ID is required'],
    [
      'PUT',
      '/update-cart-quantity',
      { productId: PRODUCT, newQuantity: -1 },
      400,
      'Quantity must be a positive number',
    ],
    [
      'PUT',
      '/update-cart-quantity',
      { productId: PRODUCT, newQuantity: 2 },
      404,
      'Product not found in cart',
    ],
    ['POST', '/remove-from-cart', {}, 400, 'Product ID is required'],
    ['POST', '/remove-from-cart', { productId: PRODUCT }, 404, 'Product not found in cart'],
  ] as const)('%s %s with %j says so under both keys', async (method, path, body, status, message) => {
    const { token } = await shop.newShopper();
    expect(await shop.call(method, path, { token, body })).toMatchObject({
      status,
      body: { success: false, message, error: message },
    });
  });

  it('says how many there are when more are wanted', async () => {
    const { token } = await shop.newShopper();
    const body = { productId: PRODUCT, variantId: VARIANT, quantity: 21 };
    const answer = await shop.call('POST', '/add-to-cart', { token, body });
    expect(answer.body).toMatchObject({ success: false, code: 'OUT_OF_STOCK', data: { available: 20 } });
    expect(answer.body.error).toContain('Only 20 items available');
  });
});

describe('the wishlist of clients in the wild', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it.each(spellings)('%s clients add, read and remove', async (_, variant) => {
    const { token } = await shop.newShopper();
    const body = { productId: PRODUCT, ...variant };
    const entry = { productId: PRODUCT, addedAt: text };
    expect(await shop.call('POST', '/add-to-wishlist', { token, body })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Product added to wishlist', wishlist: [entry] },
    });
    expect(await shop.call('POST', '/add-to-wishlist', { token, body })).toMatchObject({
      status: 409,
      body: { success: false, error: 'Product already in wishlist' },
    });
    expect(await shop.call('GET', '/get-wishlist', { token })).toMatchObject({
      body: {
        success: true,
        totalItems: 1,
        wishlist: [
          {
            ...entry,
            id: text,
            product: {
              id: PRODUCT,
              name: text,
              price: number,
              sellingPrice: number,
              imageUrl: text,
              primaryImage: text,
              availability: text,
              volumes: expect.any(Array),
              category: text,
            },
          },
        ],
      },
    });
    const removed = await shop.call('DELETE', '/remove-from-wishlist', {
      token,
      body: { productId: PRODUCT },
    });
    expect(removed).toMatchObject({
      status: 200,
      body: { success: true, message: 'Product removed from wishlist', wishlist: [] },
    });
  });
});
