import { loginDialog, openFirstStep, passwordLogin, sendLogin } from '../support/account-dialogs.ts';
import { expectAlert, expectNamed, expectText } from '../support/expect-texts.ts';
import { breakCalls } from '../support/server.ts';
import { expect, test } from '../support/shop-test.ts';

// ACCOUNT-15, ACCOUNT-43 and STOREFRONT-7
test('the login dialog, open and sent with what it refuses', async ({ page }) => {
  await openFirstStep(page);
  await passwordLogin(page);
  await expectNamed(page, 'heading', 'Login to your account!');
  await expectNamed(page, 'textbox', 'Enter Mobile Number / Email*', 'Password*');
  await expectNamed(page, 'button', 'Show password', 'Forgot Your password?');
  await expect
    .soft(loginDialog(page).getByText("Don't have an account?"))
    .toHaveText("Don't have an account? Signup");
  const scrolls = page.evaluate<boolean>(`[document.documentElement, document.body].every(
    (element) => !/hidden|clip/.test(getComputedStyle(element).overflowY))`);
  expect.soft(await scrolls, 'page scrolling is locked while a modal is open').toBe(false);

  await test.step('sent empty', async () => {
    await sendLogin(page, '', '');
    await expectText(page, 'Email or mobile number is required', 'Password is required');
  });
  await test.step('sent with a number and a password that are too short', async () => {
    await sendLogin(page, '987654321', '12345');
    await expectText(
      page,
      'Please enter a valid mobile number (10 digits)',
      'Password must be at least 6 characters long',
    );
  });
  await test.step('sent with an address that is none', async () => {
    await sendLogin(page, 'asha@example', '123456');
    await expectText(page, 'Please enter a valid email address');
    await expect
      .soft(page.getByText(/^Password must be/), 'Password of 6 characters is enough')
      .toHaveCount(0);
  });
});

// ACCOUNT-18 and ACCOUNT-43
test('the login dialog while it is sent, and when it fails', async ({ page, server, allowProblems }) => {
  const open = async () => {
    await openFirstStep(page);
    await passwordLogin(page);
  };

  await test.step('on its way', async () => {
    await open();
    await server.hang('login-user');
    await sendLogin(page, 'asha@example.in', '123456');
    await expectNamed(page, 'button', 'Logging in...');
    for (const field of [
      loginDialog(page).getByLabel('Password*'),
      loginDialog(page).getByRole('textbox').first(),
    ]) {
      await expect.soft(field, 'fields are disabled while submitting').toBeDisabled();
    }
    await server.recover();
  });
  await test.step('without a connection', async () => {
    await open();
    await server.cut('login-user');
    await sendLogin(page, 'asha@example.in', '123456');
    await expectAlert(page, 'Network error. Please check your connection.');
    await server.recover();
  });
  await test.step('answered with nothing that can be read', async () => {
    allowProblems(/login-user/);
    await page.route('**/api/login-user', (route) => route.fulfill({ status: 502, body: '' }));
    await sendLogin(page, 'asha@example.in', '123456');
    await expectAlert(page, 'Login failed');
    await server.recover();
  });
  await test.step('rejected', async () => {
    await server.refuse('login-user', 401, 'The rejection message', 'INVALID_CREDENTIALS');
    await sendLogin(page, 'asha@example.in', '123457');
    await expectAlert(page, 'The rejection message');
  });
  await test.step('broken', async () => {
    await breakCalls(page);
    await sendLogin(page, 'asha@example.in', '123458');
    await expectAlert(page, 'An unexpected error occurred.');
  });
});

// ACCOUNT-20, VERIFICATION-1 and VERIFICATION-7
test('the login with an OTP', async ({ page }) => {
  await openFirstStep(page);
  const identifier = page.getByRole('textbox', { name: 'Mobile number or email', exact: true });
  await expect.soft(identifier, 'a field for mobile number or e-mail').toBeVisible();
  await expectNamed(page, 'button', 'Continue', 'Sign up', 'Login with password');
  await expectNamed(page, 'button', 'Continue with Google', 'Continue with Facebook');

  await test.step('its four boxes', async () => {
    await identifier.fill(`states.${crypto.randomUUID()}@example.in`);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    const boxes = page.getByRole('group', { name: 'Enter the 4-digit OTP' }).getByRole('textbox');
    await expect.soft(boxes, 'OTP length 4').toHaveCount(4);
    await expectNamed(page, 'button', 'Resend OTP', 'Continue with Google', 'Continue with Facebook');
    await boxes.first().pressSequentially('12');
    for (const [index, digit] of ['1', '2', '', ''].entries()) {
      await expect.soft(boxes.nth(index), 'OTP: four boxes, one character each').toHaveValue(digit);
    }
  });
});
