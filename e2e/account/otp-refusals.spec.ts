import type { Page } from '@playwright/test';
import { askForOtp, firstBox, stepOne } from '../support/account-dialogs.ts';
import { newMobileNumber } from '../support/mobile-number.ts';
import { otpTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectAccessible } from '../support/sound-page.ts';

const SEND_OTP = '**/api/send-otp';
const VERIFY_OTP = '**/api/verify-otp';

function otpStep(page: Page) {
  return page.getByRole('dialog', { name: 'Enter your OTP' });
}

/** Four digits that are not the right ones. */
function wrong(otp: string): string {
  return otp.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10));
}

test('who has guessed too often is told once how long to wait', async ({ page, request, allowProblems }) => {
  allowProblems(/verify-otp/);
  const mobile = newMobileNumber();
  await page.goto('/#/login');
  await askForOtp(page, mobile);
  const otp = wrong(await otpTo(request, mobile));
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await firstBox(page).fill(otp);
    await expect(otpStep(page).getByText(`${left} left.`)).toBeVisible();
  }
  await firstBox(page).fill(otp);
  await expect(otpStep(page).getByText(/^This OTP is not right/)).toBeVisible();
  await firstBox(page).fill(otp);
  const told = otpStep(page).getByText(/^Too many wrong tries\. Please try again in \d+ minutes\.$/);
  await expect(told).toHaveCount(1);
  await expect(otpStep(page).getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
  await expect(otpStep(page).getByText(/^in \d+:\d\d minutes$/)).toBeVisible();
  await expectAccessible(page);
});

test('another OTP can be asked for after 30 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/#/login');
  await askForOtp(page, newMobileNumber());
  const again = otpStep(page).getByRole('button', { name: 'Resend OTP' });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await expect(otpStep(page).getByText(/^in 2\d seconds$/)).toBeVisible();
  await expect(again).toBeDisabled();
  await page.clock.fastForward(30_000);
  await expect(again).toBeEnabled();
  await expect(otpStep(page).getByText(/^in \d+ second/)).toHaveCount(0);
  await page.route(SEND_OTP, (route) =>
    route.fulfill({
      json: {
        success: true,
        message: 'OTP sent successfully',
        channel: 'sms',
        identifier: '9000000000',
        resendAfterSeconds: 30,
        expiresInSeconds: 300,
      },
    }),
  );
  await again.click();
  await expect(otpStep(page).getByText(/^We sent a new 4-digit OTP/)).toBeVisible();
  await expect(otpStep(page).getByText('in 30 seconds')).toBeVisible();
  await expect(firstBox(page)).toBeFocused();
});

test('what is wrong with a number, an address or an OTP is said', async ({ page, allowProblems }) => {
  allowProblems(/send-otp/, /verify-otp/);
  await page.goto('/#/login');
  const field = stepOne(page).getByRole('textbox');
  const goOn = stepOne(page).getByRole('button', { name: 'Continue', exact: true });
  for (const [typed, text] of [
    ['', 'Email or mobile number is required'],
    ['98765', 'Please enter a valid mobile number (10 digits)'],
    ['asha@example', 'Please enter a valid email address'],
  ] as const) {
    await field.fill(typed);
    await goOn.click();
    await expect(stepOne(page).getByText(text)).toBeVisible();
  }
  await field.fill(newMobileNumber());
  await expect(stepOne(page).getByText('Please enter a valid')).toHaveCount(0);

  await page.route(SEND_OTP, (route) => route.abort('failed'), { times: 1 });
  await goOn.click();
  await expect(stepOne(page).getByRole('alert')).toHaveText('Network error. Please check your connection.');
  await goOn.click();
  await expect(otpStep(page)).toBeVisible();

  const refusals = ['OTP_EXPIRED', 'OTP_TRIES_EXCEEDED'].map((code) => ({
    code,
    message: `The words for ${code}.`,
  }));
  for (const { code, message } of refusals) {
    await page.route(
      VERIFY_OTP,
      (route) => route.fulfill({ status: 400, json: { success: false, code, message, error: message } }),
      { times: 1 },
    );
    await firstBox(page).fill('1234');
    await expect(otpStep(page).getByText(message)).toBeVisible();
  }
});

test('what is being sent cannot be edited, but left', async ({ page }) => {
  await page.route(SEND_OTP, () => undefined);
  await page.goto('/#/login');
  await stepOne(page).getByRole('textbox').fill(newMobileNumber());
  await stepOne(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(stepOne(page).getByRole('button', { name: 'Sending OTP...' })).toBeVisible();
  await expect(stepOne(page).getByRole('textbox')).toBeDisabled();
  await expect(stepOne(page).getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an OTP that is not sent in ten seconds is a network error', async ({ page }) => {
  await page.route(SEND_OTP, () => undefined);
  await page.goto('/#/login');
  await stepOne(page).getByRole('textbox').fill(newMobileNumber());
  await stepOne(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(stepOne(page).getByRole('alert')).toHaveText('Network error. Please check your connection.');
});
