import type { login, logout } from '@ilaneer/contract/account/account';
import type { getWishlist } from '@ilaneer/contract/wishlist';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loginDialog, sendLogin, stepOne } from '../../../../testing/account-dialogs.ts';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerAccountDialogs, STARTED } from '../../../../testing/replies/account.ts';
import { answerHome } from '../../../../testing/replies/home.ts';
import { SHOPPER } from '../../../../testing/replies/shop.ts';

const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerAccountDialogs(server);
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
    await expectNamed('button', 'Logout');
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
  await expectAccessible();
});

it('a login is asked for where a page needs one (STOREFRONT-13)', async () => {
  await renderShop('/wishlist');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expectText('Please login');
});
