import type { addToCart, getCart } from '@ilaneer/contract/cart/cart';
import type { getWishlist, removeFromWishlist, WishlistItemView } from '@ilaneer/contract/wishlist';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectAccessible,
  expectAlert,
  expectText,
  expectTextOfEach,
} from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { settled } from '../../../../testing/faults.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf, PACK } from '../../../../testing/replies/cart.ts';
import { TOTE } from '../../../../testing/replies/catalogue.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';
import { answerWishlist, entryOf, wishlistOf } from '../../../../testing/replies/wishlist.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const OIL = { ...TOTE, id: 'oil', name: 'Virgin Coconut Oil', volumes: ['1 L'] };

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
});

const takeOut = page.getByRole('button', { name: 'Remove Market Tote from wishlist' });

function openWishlist(...entries: readonly WishlistItemView[]) {
  server.answer<typeof getWishlist>('GET', '/get-wishlist', wishlistOf(...entries));
  return renderShop('/wishlist', { shopper: SHOPPER });
}

describe('a wishlist that has nothing to show (WISHLIST-6, WISHLIST-7)', () => {
  it('loads', async () => {
    server.hang<typeof getWishlist>('GET', '/get-wishlist');
    await renderShop('/wishlist', { shopper: SHOPPER });
    await expectText('Loading your wishlist...');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expectTextOfEach(breadcrumb.getByRole('listitem'), 'Homepage', 'Wishlist');
    await expectAccessible();
  });

  it('is refused without words of the server, and shown by another try', async () => {
    server.refuse<typeof getWishlist>('GET', '/get-wishlist', { status: 500 });
    await renderShop('/wishlist', { shopper: SHOPPER });
    await expectText('Error loading wishlist', 'Failed to fetch wishlist');
    await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expectAccessible();
    server.answer<typeof getWishlist>('GET', '/get-wishlist', wishlistOf(entryOf(TOTE)));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expectText('Choose products (1 item)');
  });

  it('is refused in words of the server', async () => {
    const message = 'The error text of the server';
    server.refuse<typeof getWishlist>('GET', '/get-wishlist', { status: 500, message });
    await renderShop('/wishlist', { shopper: SHOPPER });
    await expectText('The error text of the server');
  });

  it('is empty', async () => {
    await openWishlist();
    await expectText('Your wishlist is empty', "You haven't added any products to your wishlist yet.");
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Continue Shopping', exact: true }))
      .toHaveAttribute('href', '/');
    await expectAccessible();
  });
});

describe('a wishlist with entries (WISHLIST-5, WISHLIST-8, WISHLIST-9)', () => {
  it('shows the available quantity of each', async () => {
    await openWishlist(entryOf(TOTE), entryOf(OIL));
    await expectText('Choose products (2 items)', 'In stock', 'In stock in 1 L');
    await expect.element(page.getByRole('button', { name: 'Add Market Tote to cart' })).toBeVisible();
    await expectAccessible();
  });

  it('lets one go into the cart and out of the list', async () => {
    answerWishlist(server, TOTE);
    await openWishlist(entryOf(TOTE));
    server.act<typeof addToCart>('POST', '/add-to-cart', () => {
      server.answer<typeof getCart>('GET', '/get-cart', cartOf(PACK));
      return { ...cartOf(PACK), message: 'Added to your cart' };
    });
    await page.getByRole('button', { name: 'Add Market Tote to cart' }).click();
    await expectAlert('Market Tote added to cart');
    await expectText("You haven't added any products to your wishlist yet.");
    expect(server.sent<typeof removeFromWishlist>('DELETE', '/remove-from-wishlist')).toEqual([
      { productId: 'tote' },
    ]);
  });

  const expectNotTakenOut = async (status: number, text: string) => {
    await openWishlist(entryOf(TOTE));
    await expect.element(takeOut).toBeVisible();
    await settled();
    server.refuse<typeof removeFromWishlist>('DELETE', '/remove-from-wishlist', { status });
    server.answer<typeof getWishlist>('GET', '/get-wishlist', wishlistOf());
    await takeOut.click();
    await expectAlert(text);
  };

  it('says that one can not be taken out', () =>
    expectNotTakenOut(500, 'Failed to remove from wishlist. Please try again.'));
  it('says that one was taken out elsewhere, and shows the list as it is', async () => {
    await expectNotTakenOut(404, 'Product not found in wishlist');
    await expectText('Your wishlist is empty');
  });
  it('says that the session is over', () => expectNotTakenOut(401, 'Please login to manage wishlist'));
});

describe('the mark of recent entries (WISHLIST-10)', () => {
  it('was added in the last 7 days', async () => {
    const ages = [0, WEEK_MS - HOUR_MS, WEEK_MS + HOUR_MS];
    const entries = ages.map((age) => ({
      ...entryOf(TOTE),
      id: `entry-${age}`,
      addedAt: new Date(Date.now() - age).toISOString(),
    }));
    await openWishlist(...entries);
    await page.getByRole('button', { name: 'All 3', exact: true }).click();
    await expect.element(page.getByRole('article')).toHaveLength(3);
    await page.getByRole('button', { name: /^Recently added/ }).click();
    await expect.element(page.getByRole('button', { name: 'Recently added 2', exact: true })).toBeVisible();
    await expect.element(page.getByRole('article')).toHaveLength(2);
    await expectAccessible();
  });

  it('is asked for again after 5 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const calls = () => server.asked<typeof getWishlist>('GET', '/get-wishlist').length;
    const comeBackAfter = async (ms: number) => {
      location.hash = '#/Empty';
      await expectText('OOPS! Your Cart is Empty');
      vi.setSystemTime(Date.now() + ms);
      location.hash = '#/wishlist';
      await expectText('Your wishlist is empty');
    };
    await openWishlist();
    await expectText('Your wishlist is empty');
    expect(calls()).toBe(1);
    await comeBackAfter(240_000);
    expect(calls()).toBe(1);
    await comeBackAfter(65_000);
    await expect.poll(calls).toBe(2);
  });
});
