import { signupForm } from '@ilaneer/testing/signup-form';
import type { APIRequestContext, Page } from '@playwright/test';
import { openFirstStep, openSignup, sendSignup, signupDialog } from '../support/account-dialogs.ts';
import { storedKeys } from '../support/browser-storage.ts';
import { holdClock } from '../support/current-slide.ts';
import { expectAlert, expectNamed, expectText } from '../support/expect-texts.ts';
import { breakCalls } from '../support/server.ts';
import { expect, test } from '../support/shop-test.ts';

const CALL = 'signup-with-email';

async function openDialog(page: Page): Promise<void> {
  await openFirstStep(page);
  await openSignup(page);
}

/** What the server says of a form that the dialog would not send. */
async function errorsOf(request: APIRequestContext, change: object): Promise<readonly string[]> {
  const response = await request.post(`/api/${CALL}`, { data: { ...signupForm(), ...change } });
  return (await response.json()).errors;
}

// ACCOUNT-1 to ACCOUNT-8
test('the signup dialog, open and sent with what it refuses', async ({ page, request }) => {
  await openDialog(page);
  const dialog = signupDialog(page);
  await expectNamed(page, 'checkbox', /^I agree to the Terms and Conditions/, /^Send me news/);
  await expect
    .soft(
      dialog.getByRole('button', { name: 'Create Account' }),
      'submit is disabled while terms are unchecked',
    )
    .toBeDisabled();
  for (const [label, limit] of [
    ['Name', '100'],
    ['Email', '255'],
    ['Password', '128'],
  ] as const) {
    await expect
      .soft(dialog.getByLabel(label).first(), `${label} takes ${limit} characters`)
      .toHaveAttribute('maxlength', limit);
  }

  await test.step('a name that is too short, and nothing else', async () => {
    await sendSignup(page, { name: ' A ', email: '', password: '' });
    await expectText(page, 'Name must be at least 2 characters', 'Email is required', 'Password is required');
  });
  await test.step('an address that is none, and a password that is too short', async () => {
    await sendSignup(page, { email: 'asha', password: '12345' });
    await expectText(page, 'Please enter a valid email address', 'Password must be at least 6 characters');
  });
  await test.step('the server refuses the same, and what is too long', async () => {
    expect
      .soft(await errorsOf(request, { name: '', email: '', password: '', agreeToTerms: false }))
      .toEqual([
        'Name must be at least 2 characters',
        'Email is required',
        'Password is required',
        'You must agree to the Terms and Conditions',
      ]);
    const longName = await errorsOf(request, { name: 'a'.repeat(101) });
    expect.soft(longName, 'name 100, also at the server').toHaveLength(1);
    const longPassword = await errorsOf(request, { password: 'a'.repeat(129) });
    expect.soft(longPassword, 'password 128, also at the server').toHaveLength(1);
  });
});

// ACCOUNT-11 and ACCOUNT-12
test('the signup dialog when its call fails', async ({ page, server }) => {
  /** Sends the dialog to a server that refuses without words of its own, or with these. */
  const sendRefused = async (status: number, message = '') => {
    await server.recover();
    await server.refuse(CALL, status, message);
    await sendSignup(page);
  };

  await openDialog(page);
  await test.step('refused', async () => {
    await sendRefused(400, 'The server message');
    await expectAlert(page, 'The server message');
    await sendRefused(400);
    await expectAlert(page, 'Invalid input. Please check your details and try again.');
    await sendRefused(409);
    await expectAlert(page, 'An account with this email already exists.');
    await sendRefused(500);
    await expectAlert(page, 'Server error. Please try again later.');
    await sendRefused(418);
    await expectAlert(page, 'Failed to create account. Please try again.');
  });
  await test.step('answered with a success that is none', async () => {
    await server.recover();
    await server.answer(CALL, { success: false, message: 'False, it says' });
    await sendSignup(page);
    await expectAlert(page, 'False, it says');
  });
  await test.step('without a connection', async () => {
    await server.recover();
    await server.cut(CALL);
    await sendSignup(page);
    await expectAlert(page, 'Network error. Please check your internet connection and try again.');
  });
  await test.step('broken', async () => {
    await server.recover();
    await breakCalls(page);
    await sendSignup(page);
    await expectAlert(page, 'An unexpected error occurred. Please try again.');
  });
});

// ACCOUNT-10 and ACCOUNT-12
test('a signup that is not answered ends after ten seconds', async ({ page, server }) => {
  await openDialog(page);
  await server.hang(CALL);
  await sendSignup(page);
  await expectNamed(page, 'button', 'Creating Account...');
  // The browser's own timer: no clock of the test moves it.
  const since = Date.now();
  await signupDialog(page).getByRole('alert').filter({ hasText: 'timed out' }).waitFor();
  const took = Date.now() - since;
  // The seconds that the test took to get here on a busy machine are part of the ten.
  expect.soft(took, 'Signup timeout 10000 ms').toBeGreaterThan(6_000);
  expect.soft(took, 'Signup timeout 10000 ms').toBeLessThan(11_500);
  await expectAlert(page, 'Request timed out. Please check your connection and try again.');
});

// ACCOUNT-9 and ACCOUNT-10
test('a signup that succeeds', async ({ page }) => {
  await page.clock.install();
  await openDialog(page);
  await sendSignup(page);
  await expectText(page, 'Account created successfully! Welcome to Ilaneer!');
  await holdClock(page);
  await expect
    .soft(page.getByText('Account created successfully!'), 'the success modal stays until 2000 ms')
    .toBeVisible();
  expect.soft(await storedKeys(page), 'Signup success does not authenticate').not.toContain('authToken');
  await page.clock.runFor(1_000);
  expect.soft(await storedKeys(page), 'the success modal closes after 2000 ms').toContain('authToken');
  await expect
    .poll(() => storedKeys(page), 'user and token after signup; authToken and userData after login')
    .toEqual(expect.arrayContaining(['user', 'token', 'authToken', 'userData']));
});
