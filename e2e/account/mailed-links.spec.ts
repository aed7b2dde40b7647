import { signupForm } from '@ilaneer/testing/signup-form';
import { logInByDialog, passwordLogin } from '../support/account-dialogs.ts';
import { confirmEmail } from '../support/gift-card.ts';
import { loadPage } from '../support/navigation.ts';
import { linkTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

const ANSWER = 'If an account exists, we sent a link';
const INCOMPLETE = 'This link is not complete. Please open it again from the email.';

test('a forgotten password is set anew by a link that counts once', async ({
  page,
  request,
  shopper,
  allowProblems,
}) => {
  allowProblems(/40[01] .*(check-reset-link|reset-password|login-user)/);
  await page.goto('/#/login');
  const login = await passwordLogin(page);
  await login.getByRole('textbox', { name: 'Enter Mobile Number / Email*' }).fill(shopper.email);
  await login.getByRole('button', { name: 'Forgot Your password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  // What was typed came along.
  const email = forgot.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue(shopper.email);
  await email.fill('');
  await forgot.getByRole('button', { name: 'Send link' }).click();
  await expect(forgot.getByText('Email is required')).toBeVisible();
  await email.fill(shopper.email);
  await forgot.getByRole('button', { name: 'Send link' }).click();
  await expect(forgot.getByRole('status')).toContainText(ANSWER);
  await expectAccessible(page);

  const link = await linkTo(request, shopper.email, 'reset-password');
  await loadPage(page, link.replace('/#', ''));
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  await expectSoundPage(page);
  const field = page.getByLabel('New password');
  const set = page.getByRole('button', { name: 'Set new password' });
  await field.fill('short');
  await set.click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await field.fill('password');
  await set.click();
  await expect(page.getByText('Password is too common.')).toBeVisible();
  await field.fill('karikku-new-2026');
  await set.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your new password is set' })).toBeVisible();
  await expectSoundPage(page);

  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await login.getByRole('textbox', { name: 'Enter Mobile Number / Email*' }).fill(shopper.email);
  await login.getByLabel('Password').fill(shopper.password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(login.getByRole('alert')).toHaveText('Invalid credentials');
  await logInByDialog(page, { email: shopper.email, password: 'karikku-new-2026' });
  await expect(page).toHaveURL(/#\/$/);
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Your new password is set' })).toBeHidden();

  // Said at once, before another password is thought of.
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'Get a new link' }).click();
  await expect(forgot).toBeVisible();
});

test('a link that is none says so at once, and one that is used meanwhile afterwards', async ({
  page,
  request,
  shopper,
  allowProblems,
}) => {
  allowProblems(/400 .*(reset-password|check-reset-link)/);
  await page.goto('/#/reset-password?token=garbage');
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
  await expectSoundPage(page);

  await request.post('/api/forgot-password', { data: { email: shopper.email } });
  const link = await linkTo(request, shopper.email, 'reset-password');
  await page.goto(link);
  await page.getByLabel('New password').fill('karikku-new-2026');
  const token = link.replace(/^.*token=/, '');
  await request.post('/api/reset-password', { data: { token, password: 'karikku-first-2026' } });
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
});

test('a new password logs every other browser out', async ({
  page,
  context,
  request,
  shopper,
  allowProblems,
}) => {
  allowProblems(/status of 401/);
  await logIn(page, shopper);
  await page.goto('/#/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await request.post('/api/forgot-password', { data: { email: shopper.email } });
  const other = await context.newPage();
  await other.goto(await linkTo(request, shopper.email, 'reset-password'));
  await other.getByLabel('New password').fill('karikku-new-2026');
  await other.getByRole('button', { name: 'Set new password' }).click();
  await expect(other.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await expect(page.getByText(/^Please log in to see your details/)).toBeVisible();
});

test('the answer is the same for an address that nobody has', async ({ page }) => {
  await page.goto('/#/login');
  await passwordLogin(page);
  await page.getByRole('button', { name: 'Forgot Your password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  await forgot.getByRole('textbox', { name: 'Email' }).fill('nobody@nowhere.example');
  await forgot.getByRole('button', { name: 'Send link' }).click();
  await expect(forgot.getByRole('status')).toContainText(ANSWER);
  await forgot.getByRole('button', { name: 'Back to login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login to your account!' })).toBeVisible();
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
  await expectSoundPage(page);
  await page.getByRole('link', { name: 'Your account' }).last().click();
  await expect(profile.getByText('Verified', { exact: true })).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Send link again' })).toHaveCount(0);

  await page.goto(first);
  await expect(
    page.getByRole('heading', { level: 1, name: 'We could not verify your email address' }),
  ).toBeVisible();
  await expectSoundPage(page);
});

test('a link that is opened where nobody is logged in puts out whoever only claimed the address', async ({
  page,
  request,
  shopper,
}) => {
  await page.goto(await linkTo(request, shopper.email, 'verify-email'));
  await expect(page.getByText(/we logged it out everywhere and removed its password/)).toBeVisible();
  await expectSoundPage(page);
  const headers = { authorization: `Bearer ${shopper.token}` };
  expect((await request.get('/api/user-details', { headers })).status()).toBe(401);
  await page.getByRole('button', { name: 'Login with OTP' }).click();
  const stepOne = page.getByRole('dialog', { name: 'Log in or sign up' });
  await expect(stepOne.getByRole('textbox', { name: 'Mobile number or email' })).toHaveValue(shopper.email);
});

test('a link to an account that is proven otherwise asks for a login first', async ({
  page,
  request,
  shopper,
  allowProblems,
}) => {
  allowProblems(/409 .*verify-email/);
  await confirmEmail(request, shopper);
  const { email } = signupForm();
  const headers = { authorization: `Bearer ${shopper.token}` };
  const data = { email, password: shopper.password };
  expect((await request.post('/api/update-email', { headers, data })).ok()).toBe(true);
  await page.goto(await linkTo(request, email, 'verify-email'));
  await expect(page.getByText(/^Please log in to the account that asked for this link/)).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await logInByDialog(page, shopper);
  await expect(page.getByText(`Order updates and invoices go to ${email}.`)).toBeVisible();
});

for (const [route, heading, text] of [
  ['/reset-password', 'This link does not work', INCOMPLETE],
  ['/verify-email', 'We could not verify your email address', INCOMPLETE],
  ['/signed-in', 'You are not logged in', 'The login with the other service did not work. Please try again.'],
  [
    '/signed-in?error=cancelled&provider=google',
    'You are not logged in',
    'You did not finish the login with Google. Nothing has changed.',
  ],
  [
    '/signed-in?error=not_configured&provider=facebook',
    'You are not logged in',
    'Login with Facebook is not set up in this shop yet. Please use an OTP or your password.',
  ],
] as const) {
  test(`${route} says what is wrong`, async ({ page }) => {
    await page.goto(`/#${route}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expectSoundPage(page);
  });
}
