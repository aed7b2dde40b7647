import { consentNotice } from '@ilaneer/domain/account/consents';
import type { Page } from '@playwright/test';
import { askForOtp, firstBox, passwordLogin, stepOne } from '../support/account-dialogs.ts';
import { newMobileNumber } from '../support/mobile-number.ts';
import { otpTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectAccessible } from '../support/sound-page.ts';

const VERIFY_OTP = '**/api/verify-otp';

function otpStep(page: Page) {
  return page.getByRole('dialog', { name: 'Enter your OTP' });
}

/** What is asked of somebody new: the words at the box are those that are stored (VERIFICATION-15, ACCOUNT-45). */
async function agree(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'You are new here' });
  const { label, notice } = consentNotice('terms', 'Ilaneer');
  const spoken = ((await dialog.locator('form').textContent()) ?? '').replaceAll(' (opens in a new tab)', '');
  expect(spoken).toContain(label);
  expect(spoken).toContain(notice);
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /18 or older/ }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
}

/** Four digits that are not the right ones. */
function wrong(otp: string): string {
  return otp.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10));
}

test('a mobile number, an OTP and a name make an account', async ({ page, request, allowProblems }) => {
  allowProblems(/4(00|09) .*verify-otp/);
  const mobile = newMobileNumber();
  await page.goto('/#/cart');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(stepOne(page).getByText('Please login', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await stepOne(page)
    .getByRole('textbox')
    .fill(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  await stepOne(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(otpStep(page)).toContainText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  await expect(firstBox(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);

  const otp = await otpTo(request, mobile);
  const goOn = otpStep(page).getByRole('button', { name: 'Continue', exact: true });
  await firstBox(page).pressSequentially(wrong(otp).slice(0, 3));
  await goOn.click();
  await expect(otpStep(page).getByText('Please enter the complete 4-digit OTP')).toBeVisible();
  const lastBox = otpStep(page).getByRole('textbox', { name: 'Digit 4 of 4' });
  await expect(lastBox).toBeFocused();
  await expect(lastBox).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  // The fourth digit sends it.
  await firstBox(page).fill(wrong(otp));
  await expect(
    otpStep(page).getByText('This OTP is not right. Please check it and try again. 4 tries left.'),
  ).toBeVisible();
  await expect(firstBox(page)).toBeFocused();
  await expect(firstBox(page)).toHaveValue('');
  await expectAccessible(page);

  await firstBox(page).fill(otp);
  await agree(page);
  const last = page.getByRole('dialog', { name: 'One last step' });
  await expect(last.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await expectAccessible(page);
  await last.getByRole('textbox', { name: 'Name' }).fill('A');
  await last.getByRole('textbox', { name: 'Email' }).fill('nonsense');
  await last.getByRole('button', { name: 'Continue' }).click();
  await expect(last.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(last.getByText('Please enter a valid email address')).toBeVisible();
  await last.getByRole('textbox', { name: 'Name' }).fill('Ravi Nair');
  await last.getByRole('textbox', { name: 'Email' }).fill('');
  await last.getByRole('button', { name: 'Continue' }).click();
  await expect(last).toBeHidden();
  await expect(page.getByRole('heading', { name: /Your Cart is Empty/ })).toBeVisible();

  await page.goto('/#/account');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByText('Ravi Nair', { exact: true })).toBeVisible();
  await expect(profile.getByText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)).toBeVisible();
});

test('a shopper who is known goes straight on, by e-mail too', async ({ page, request, shopper }) => {
  await page.goto('/#/wishlist');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await askForOtp(page, ` ${shopper.email.toUpperCase()} `);
  await firstBox(page).fill(await otpTo(request, shopper.email));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
});

test('an OTP is typed on and taken back box by box', async ({ page }) => {
  await page.goto('/#/login');
  await askForOtp(page, newMobileNumber());
  const boxes = page.getByRole('group', { name: 'Enter the 4-digit OTP' }).getByRole('textbox');
  const expectDigits = async (...digits: readonly string[]) => {
    for (const [at, digit] of digits.entries()) await expect(boxes.nth(at)).toHaveValue(digit);
  };
  await firstBox(page).focus();
  await page.keyboard.type('407');
  await expectDigits('4', '0', '7', '');
  await expect(boxes.nth(3)).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expectDigits('4', '', '', '');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.type('x9');
  await expectDigits('4', '9', '', '');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('8');
  await expectDigits('4', '8', '', '');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(boxes.nth(0)).toBeFocused();
});

for (const [way, enter] of [
  ['typed', (page: Page) => page.keyboard.type('4071')],
  ['typed, with Enter after it', (page: Page) => page.keyboard.type('4071\n')],
  [
    'pasted',
    async (page: Page) => {
      await page.evaluate("navigator.clipboard.writeText('Your OTP: 40 71')");
      await firstBox(page).focus();
      await page.keyboard.press('Control+V');
    },
  ],
  [
    'pasted after a wrong digit',
    async (page: Page) => {
      await page.evaluate("navigator.clipboard.writeText('4071')");
      await page.keyboard.type('9');
      await page.keyboard.press('Control+V');
    },
  ],
] as const) {
  test(`a whole OTP is sent by itself, once, when it is ${way}`, async ({ page, context, allowProblems }) => {
    allowProblems(/verify-otp/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/#/login');
    await askForOtp(page, newMobileNumber());
    const sent: string[] = [];
    const { promise: counted, resolve: answer } = Promise.withResolvers<void>();
    await page.route(VERIFY_OTP, async (route) => {
      sent.push(route.request().postDataJSON().otp);
      await counted;
      await route.continue();
    });
    await firstBox(page).focus();
    await enter(page);
    await expect(otpStep(page).getByRole('button', { name: 'Checking OTP...' })).toBeVisible();
    answer();
    await expect(otpStep(page).getByText(/^This OTP is not right\./)).toBeVisible();
    expect(sent).toEqual(['4071']);
  });
}

test('a new shopper logs in with the keyboard alone', async ({ page, request, allowProblems }) => {
  allowProblems(/409 .*verify-otp/);
  const mobile = newMobileNumber();
  await page.goto('/#/login');
  const password = await passwordLogin(page);
  await password.getByRole('textbox', { name: 'Enter Mobile Number / Email*' }).focus();
  await page.keyboard.type(mobile);
  const withOtp = password.getByRole('button', { name: 'Login with OTP' });
  for (let stop = 0; stop < 6 && !(await withOtp.evaluate((it) => it.matches(':focus'))); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  // The number came along, and the focus is at it.
  await expect(stepOne(page).getByRole('textbox')).toHaveValue(mobile);
  await expect(stepOne(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firstBox(page)).toBeFocused();
  await page.keyboard.type(await otpTo(request, mobile));
  const box = page.getByRole('checkbox', { name: /18 or older/ });
  await box.waitFor();
  for (let stop = 0; stop < 6 && !(await box.evaluate((it) => it.matches(':focus'))); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const last = page.getByRole('dialog', { name: 'One last step' });
  await expect(last.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Lekha');
  await page.keyboard.press('Enter');
  await expect(last).toBeHidden();
  await expect(page).toHaveURL(/#\/$/);
});
