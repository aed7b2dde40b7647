import { askForOtp, firstBox, passwordLogin, stepOne } from '../support/account-dialogs.ts';
import { newMobileNumber } from '../support/mobile-number.ts';
import { otpTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';

test('a mobile number, an OTP and a name make an account, with the keyboard alone', async ({
  page,
  request,
  allowProblems,
}) => {
  allowProblems(/4(00|09) .*verify-otp/);
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
  await expect(stepOne(page).getByRole('textbox')).toHaveValue(mobile);
  await expect(stepOne(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firstBox(page)).toBeFocused();
  const otp = await otpTo(request, mobile);
  await page.keyboard.type(otp.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10)));
  await expect(
    page.getByText('This OTP is not right. Please check it and try again. 4 tries left.'),
  ).toBeVisible();
  await expect(firstBox(page)).toBeFocused();
  await page.keyboard.type(otp);
  const box = page.getByRole('checkbox', { name: /18 or older/ });
  await box.waitFor();
  await expect(
    page.getByRole('dialog', { name: 'You are new here' }).getByRole('button', { name: 'Continue' }),
  ).toBeDisabled();
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
  await page.goto('/#/account');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByText('Lekha', { exact: true })).toBeVisible();
  await expect(profile.getByText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)).toBeVisible();
});

test('a known shopper goes straight on, by e-mail too', async ({ page, request, shopper }) => {
  await page.goto('/#/wishlist');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await askForOtp(page, ` ${shopper.email.toUpperCase()} `);
  await firstBox(page).fill(await otpTo(request, shopper.email));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
});
