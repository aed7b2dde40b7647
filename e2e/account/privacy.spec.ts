import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

// ACCOUNT-48
test('a nominee is named, stands there after a reload, and is removed', async ({ page, shopper }) => {
  await logIn(page, shopper);
  await page.goto('/#/account#nominee');
  const section = page.getByRole('region', { name: 'Your nominee' });
  await section.getByRole('textbox', { name: 'Name of your nominee' }).fill('R');
  await section.getByRole('button', { name: 'Save nominee' }).click();
  await expect(section.getByRole('textbox', { name: 'Name of your nominee' })).toBeFocused();
  await expect(section.getByRole('textbox', { name: 'Name of your nominee' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await section.getByRole('textbox', { name: 'Name of your nominee' }).fill('Ravi Nair');
  await section.getByRole('textbox', { name: 'Their mobile number or email' }).fill('+91 98470 12345');
  await section.getByRole('button', { name: 'Save nominee' }).click();
  await expect(page.getByText('Your nominee is saved.')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(section.getByRole('textbox', { name: 'Name of your nominee' })).toHaveValue('Ravi Nair');
  await expect(section.getByRole('textbox', { name: 'Their mobile number or email' })).toHaveValue(
    '9847012345',
  );
  await section.getByRole('button', { name: 'Remove nominee' }).click();
  await expect(page.getByText('Your nominee is removed.')).toBeVisible();
  await expect(section.getByRole('textbox', { name: 'Name of your nominee' })).toHaveValue('');
});

// SETTING-11
test('the versions of a policy are read from the policy, each with its fingerprint', async ({ page }) => {
  await page.goto('/#/privacy-policy');
  await page
    .getByRole('main')
    .getByRole('link', { name: /versions/i })
    .click();
  const versions = page.getByRole('navigation', { name: 'Versions' });
  const newest = versions.getByRole('link').first();
  await expect(newest).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(/Its fingerprint \(SHA-256\):\s*[0-9a-f]{64}/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeVisible();
  await expectSoundPage(page);
  await versions.getByRole('link', { name: /^Version 1,/ }).click();
  await expect(page).toHaveURL(/version=1$/);
  await expect(versions.getByRole('link', { name: /^Version 1,/ })).toHaveAttribute('aria-current', 'page');
});
