import type { getCart, updateCartQuantity } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import type { addToWishlist, getWishlist } from '@ilaneer/contract/wishlist';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectNamed } from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { settled } from '../../../testing/faults.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from '../../../testing/replies/cart.ts';
import { TOTE } from '../../../testing/replies/catalogue.ts';
import { answerShopper, SHOPPER } from '../../../testing/replies/shop.ts';
import { entryOf, wishlistOf } from '../../../testing/replies/wishlist.ts';

const oneMore = page.getByRole('button', { name: /^One more/ });
const wishlist = page.getByRole('button', { name: /^Add to wishlist/ });

let server: FakeServer;
beforeEach(async () => {
  server = openFakeServer();
  answerShopper(server);
  answerCart(1);
  await renderShop('/cart', { shopper: SHOPPER });
  await expect.element(oneMore).toBeVisible();
  await settled();
});

function answerCart(quantity: number) {
  const line = { ...PACK, quantity };
  server.answer<typeof getCart>('GET', '/get-cart', cartOf(line));
  server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(line));
  return { ...cartOf(line), message: '' };
}

const sent = () =>
  server
    .sent<typeof updateCartQuantity>('PUT', '/update-cart-quantity')
    .map(({ newQuantity }) => newQuantity);

describe('a changed quantity (CART-13)', () => {
  it('spins, keeps the focus and takes no press', async () => {
    const release = server.hold<typeof updateCartQuantity>('PUT', '/update-cart-quantity', {
      ...cartOf({ ...PACK, quantity: 2 }),
      message: '',
    });
    await oneMore.click();
    const group = page.getByRole('group', { name: /^Quantity of/ });
    await expect.element(group).toHaveAttribute('aria-busy', 'true');
    await expect.element(oneMore).toBeDisabled();
    await expect.element(wishlist).toBeDisabled();
    await expectAccessible();
    await oneMore.click({ force: true });
    answerCart(2);
    release();
    await expect.element(oneMore).toBeEnabled();
    await expect.element(oneMore).toHaveFocus();
    expect(sent()).toEqual([2]);
  });

  it('makes one call of quick presses: the last one counts, also when the page is left at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    server.act<typeof updateCartQuantity>('PUT', '/update-cart-quantity', ({ newQuantity }) =>
      answerCart(newQuantity),
    );
    const plus = oneMore.element() as HTMLElement;
    for (let presses = 0; presses < 4; presses += 1) flushSync(() => plus.click());
    flushSync(() => (page.getByRole('button', { name: /^One less/ }).element() as HTMLElement).click());
    await expect.element(page.getByRole('status').filter({ hasText: /^4$/ })).toBeVisible();
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(350);
    await expect.poll(sent).toEqual([4]);
    vi.useRealTimers();
    await expect.element(page.getByText('₹1,345.20', { exact: true }).first()).toBeVisible();
    await expect.element(oneMore).toBeEnabled();
    await oneMore.click();
    location.hash = '#/Empty';
    await expect.poll(sent).toEqual([4, 5]);
  });

  it('leaves a line as it is in the wishlist', async () => {
    server.act<typeof addToWishlist>('POST', '/add-to-wishlist', ({ productId, variantId = null }) => {
      const entry = { ...entryOf(TOTE), productId, variantId };
      server.answer<typeof getWishlist>('GET', '/get-wishlist', wishlistOf(entry));
      return { ...wishlistOf(entry), message: '' };
    });
    await wishlist.click();
    await expectNamed('link', 'In Wishlist');
    server.hang<typeof updateCartQuantity>('PUT', '/update-cart-quantity');
    await oneMore.click();
    await expect.element(page.getByRole('button', { name: 'In Wishlist' })).toBeDisabled();
  });
});

describe('a quantity that fails (CART-21)', () => {
  const refuse = async (status: number, message: string) => {
    server.refuse<typeof updateCartQuantity>('PUT', '/update-cart-quantity', { status, message });
    await oneMore.click();
  };
  const expectOne = () => expect.element(page.getByRole('status').filter({ hasText: /^1$/ })).toBeVisible();

  it('of a removed line: the cart is fetched again', async () => {
    server.answer<typeof getCart>('GET', '/get-cart', cartOf());
    await refuse(404, 'Product not found in cart');
    await expect.element(page.getByText('OOPS! Your Cart is Empty')).toBeVisible();
  });

  it('is more than there is', async () => {
    await refuse(400, 'Only 3 items available');
    await expectAlert('Failed to update quantity: Only 3 items available');
    await expectOne();
  });
});
