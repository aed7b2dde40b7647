import type { login, logout } from '@ilaneer/contract/account/account';
import type { getCart, updateCartQuantity } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import type { addToWishlist, getWishlist } from '@ilaneer/contract/wishlist';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loginDialog, sendLogin, stepOne } from '../../../../testing/account-dialogs.ts';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerAccountPage, STARTED } from '../../../../testing/replies/account.ts';
import { cartOf, PACK, plainPriceOf } from '../../../../testing/replies/cart.ts';
import { answerHome } from '../../../../testing/replies/home.ts';
import { SHOPPER } from '../../../../testing/replies/shop.ts';

const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerAccountPage(server);
  answerHome(server);
});

describe('a logout (ACCOUNT-27)', () => {
  beforeEach(async () => {
    await renderShop('/Empty', { shopper: SHOPPER });
    await page.getByRole('button', { name: 'Logout' }).click();
  });

  const logOut = () => dialog.getByRole('button', { name: 'Logout' }).click();

  it('is confirmed first', async () => {
    await expectText(
      'Are you sure you want to logout?',
      'You will need to login again to access your account.',
    );
    await expectNamed('button', 'Logout', 'Cancel');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expectNamed('button', 'Logout');
  });

  it('says that it is on its way', async () => {
    server.hang<typeof logout>('POST', '/logout');
    await logOut();
    await expectNamed('button', 'Logging out...');
    await expectAccessible();
  });

  it('does not wait for its answer, which ends no login after it', async () => {
    const reply = server.hold<typeof logout>('POST', '/logout', {
      success: true,
      message: 'Logout successful',
    });
    await logOut();
    await expectNamed('button', 'Logging out...');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => location.hash).toBe('#/');
    await expectText('You are logged out.');
    server.answer<typeof login>('POST', '/login-user', { ...STARTED, token: 'next-token' });
    await page.getByRole('button', { name: 'Login / Register' }).click();
    await stepOne.getByRole('button', { name: 'Login with password' }).click();
    await sendLogin('asha@example.in', 'karikku-2026');
    await expect.element(loginDialog).not.toBeInTheDocument();
    reply();
    location.hash = '#/account';
    await expectText('This device');
    expect(localStorage.getItem('authToken')).toBe('next-token');
  });
});

it('a session ends when the server says so (ACCOUNT-28)', async () => {
  server.refuse<typeof getWishlist>('GET', '/get-wishlist', {
    status: 401,
    message: 'Session expired. Please login again.',
    code: 'SESSION_REVOKED',
  });
  await renderShop('/wishlist', { shopper: SHOPPER });
  await expectAlert('Session expired. Please login again.');
  await expectNamed('button', 'Login / Register');
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(localStorage.getItem('userData')).toBeNull();
  await expectNamed('heading', 'Your wishlist');
  await expectAccessible();
});

describe('an ended session is reported once, in the words of the failed action (ACCOUNT-28)', () => {
  const OVER = 'Your session has expired. Please log in again.';
  const refusal = { status: 401, message: 'Session expired.', code: 'SESSION_REVOKED' } as const;

  beforeEach(async () => {
    server.answer<typeof getCart>('GET', '/get-cart', cartOf(PACK));
    server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(PACK));
    server.refuse<typeof updateCartQuantity>('PUT', '/update-cart-quantity', refusal);
    server.refuse<typeof addToWishlist>('POST', '/add-to-wishlist', refusal);
    await renderShop('/cart', { shopper: SHOPPER });
  });

  it.each([/^One more/, /^Add to wishlist/])('%s', async (name) => {
    await page.getByRole('main').getByRole('button', { name }).click();
    await expectAlert(OVER);
    await expectNamed('button', 'Login / Register');
    const told = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    expect(told.elements().map(({ textContent }) => textContent)).toEqual([OVER]);
  });
});

it('a login is asked for where a page needs one (STOREFRONT-13)', async () => {
  await renderShop('/wishlist');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expectText('Please login');
});

it('a login is confirmed, beside the navigation and not over it (STOREFRONT-13)', async () => {
  const status = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
  server.answer<typeof login>('POST', '/login-user', STARTED);
  await renderShop('/Empty');
  await page.getByRole('button', { name: 'Login / Register' }).click();
  await stepOne.getByRole('button', { name: 'Login with password' }).click();
  await sendLogin('asha@example.in', 'karikku-2026');
  const words = status.getByText('You are logged in.');
  // Stays under the pointer.
  await words.hover();
  const head = page.getByRole('banner').element().getBoundingClientRect();
  expect(words.element().getBoundingClientRect().y).toBeGreaterThan(head.bottom);
  await expectAccessible();
});
