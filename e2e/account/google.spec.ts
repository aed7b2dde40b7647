import { signupForm } from '@ilaneer/testing/signup-form';
import { expect, test } from '../support/shop-test.ts';

test('a login with Google that is refused changes nothing; allowed, it makes an account and comes back to the page', async ({
  page,
}) => {
  const { email } = signupForm();
  const goToGoogle = async () => {
    await page.goto('/#/account');
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
  };
  await goToGoogle();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible();
  await expect(
    page.getByText('You did not finish the login with Google. Nothing has changed.'),
  ).toBeVisible();

  await goToGoogle();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Allow' }).click();
  // A new account has not agreed to the terms.
  const last = page.getByRole('dialog', { name: 'One last step' });
  await last.getByRole('checkbox', { name: /18 or older/ }).check();
  await last.getByRole('button', { name: 'Continue' }).click();
  await expect(last).toBeHidden();
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByText('Gita Pillai', { exact: true })).toBeVisible();
  await expect(profile.getByText(email, { exact: true })).toBeVisible();
  await expect(profile.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set a password' })).toBeVisible();
  // The code is single-use; Back does not reuse it.
  await expect(page).toHaveURL(/#\/account$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toHaveCount(0);
});
