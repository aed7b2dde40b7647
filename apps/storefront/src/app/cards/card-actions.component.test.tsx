import type { addToCart, getCart, removeFromCart } from '@ilaneer/contract/cart/cart';
import type { addToWishlist, getWishlist } from '@ilaneer/contract/wishlist';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert } from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { cartOf, PACK } from '../../../testing/replies/cart.ts';
import { answerCatalogue, TOTE } from '../../../testing/replies/catalogue.ts';
import { answerShopper, SHOPPER } from '../../../testing/replies/shop.ts';
import { answerWishlist, entryOf, wishlistOf } from '../../../testing/replies/wishlist.ts';
import { breakCalls } from '../../../testing/time-limits.ts';
import { startSession } from '../../lib/session.ts';

const IN_CART = { ...PACK, productId: 'tote', variantId: 'tote-one', name: 'Market Tote' };

let server: FakeServer;
beforeEach(async () => {
  server = openFakeServer();
  answerShopper(server);
  answerCatalogue(server, TOTE);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
  await renderShop('/ExploreProducts', { shopper: SHOPPER });
  await expect.element(heart).toBeVisible();
});

const card = page.getByRole('article');
const heart = card.getByRole('button', { name: /wishlist$/ });
const plus = card.getByRole('button', { name: /cart$/ });

async function pressRefused(status: number, message = ''): Promise<void> {
  server.refuse<typeof addToWishlist>('POST', '/add-to-wishlist', { status, message });
  await heart.click();
}

describe('the heart of a card (WISHLIST-2 to WISHLIST-4)', () => {
  it('fills, and empties again', async () => {
    answerWishlist(server, TOTE);
    await heart.click();
    await expectAlert('Market Tote added to wishlist successfully!');
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible();
    await heart.click();
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows that it waits', async () => {
    const wishlist = wishlistOf(entryOf(TOTE));
    const release = server.hold<typeof addToWishlist>('POST', '/add-to-wishlist', {
      ...wishlist,
      message: '',
    });
    await heart.click();
    await expect.element(heart).toHaveAttribute('aria-busy', 'true');
    server.answer<typeof getWishlist>('GET', '/get-wishlist', wishlist);
    release();
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  });

  it('without a connection', async () => {
    server.cut<typeof addToWishlist>('POST', '/add-to-wishlist');
    await heart.click();
    await expectAlert('Network connection error. Please check your internet and try again.');
  });

  it('404', async () => {
    await pressRefused(404);
    await expectAlert('This product is no longer available.');
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  });

  it('429 and 500', async () => {
    await pressRefused(429, 'Slow down');
    await expectAlert('Failed to add to wishlist: Slow down');
    await pressRefused(500, 'The database is asleep');
    await expectAlert('Failed to add to wishlist: The database is asleep');
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  });

  it('409: it is in the wishlist of this shopper, and not in that of the next one', async () => {
    await pressRefused(409);
    await expectAlert('This item is already in your wishlist!');
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
    startSession('another token', { ...SHOPPER, id: 'shopper-2' });
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
    startSession('token', SHOPPER);
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  });

  it('401: the session is over', async () => {
    await pressRefused(401);
    await expectAlert('Your session has expired. Please log in again.');
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  });

  it('broken', async () => {
    breakCalls();
    await heart.click();
    await expectAlert('An unexpected error occurred. Please try again.');
  });
});

it('the plus of a card shows that it waits, then a tick that takes out again (CART-17)', async () => {
  const release = server.hold<typeof addToCart>('POST', '/add-to-cart', { ...cartOf(IN_CART), message: '' });
  await plus.click();
  await expect.element(plus).toHaveAttribute('aria-busy', 'true');
  server.answer<typeof getCart>('GET', '/get-cart', cartOf(IN_CART));
  release();
  await expect.element(plus).toHaveAccessibleName('Remove Market Tote from cart');
  server.act<typeof removeFromCart>('POST', '/remove-from-cart', () => {
    server.answer<typeof getCart>('GET', '/get-cart', cartOf());
    return { ...cartOf(), message: '' };
  });
  await plus.click();
  await expect.element(plus).toHaveAccessibleName('Add Market Tote to cart');
});
