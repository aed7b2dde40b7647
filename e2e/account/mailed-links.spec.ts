import { logInByDialog, passwordLogin, sendLogin } from '../support/account-dialogs.ts';
import { linkTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

test('a forgotten password is replaced by a link that counts once, and every other browser is logged out', async ({
  page,
  context,
  request,
  shopper,
  allowProblems,
}) => {
  allowProblems(/40[01] .*(check-reset-link|login-user)/, /status of 401/);
  await logIn(page, shopper);
  await page.goto('/#/account');
  const profile = page.getByRole('heading', { level: 2, name: 'Profile' });
  await expect(profile).toBeVisible();

  const other = await context.newPage();
  await request.post('/api/forgot-password', { data: { email: shopper.email } });
  const link = await linkTo(request, shopper.email, 'reset-password');
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  await other.getByLabel('New password').fill('karikku-new-2026');
  await other.getByRole('button', { name: 'Set new password' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Your new password is set' })).toBeVisible();
  await expect(page.getByText(/^Please log in to see your details/)).toBeVisible();

  await other.getByRole('main').getByRole('button', { name: 'Login' }).click();
  const login = await passwordLogin(other);
  await sendLogin(other, shopper.email, shopper.password);
  await expect(login.getByRole('alert')).toHaveText('Invalid credentials');
  await logInByDialog(other, { email: shopper.email, password: 'karikku-new-2026' });
  await expect(other).toHaveURL(/#\/$/);
  // Logins are shared by tabs.
  await expect(profile).toBeVisible();

  // Before another password is typed.
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
});

test('of the links that verify an address the last one counts', async ({
  page,
  request,
  shopper,
  allowProblems,
}) => {
  allowProblems(/400 .*verify-email/);
  await logIn(page, shopper);
  await page.goto('/#/account');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByText('Not verified')).toBeVisible();
  const mailed = () => linkTo(request, shopper.email, 'verify-email');
  const first = await mailed();
  await profile.getByRole('button', { name: 'Send link again' }).click();
  await expect(profile.getByText(`We sent a link to ${shopper.email}. Please open it`)).toBeVisible();

  await expect.poll(mailed).not.toBe(first);
  await page.goto(await mailed());
  await expect(page.getByRole('heading', { level: 1, name: 'Your email address is verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Your account' }).last().click();
  await expect(profile.getByText('Verified', { exact: true })).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Send link again' })).toHaveCount(0);

  await page.goto(first);
  await expect(
    page.getByRole('heading', { level: 1, name: 'We could not verify your email address' }),
  ).toBeVisible();
});
