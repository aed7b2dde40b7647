import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/staff-test.ts';

test('a rate is confirmed and another added from a day on, by keyboard alone (PRICING-33)', async ({
  page,
  signInAs,
  allowProblems,
}) => {
  allowProblems(/400 \(Bad Request\).*tax-rates/);
  await signInAs(['settings.write']);
  await page.goto('/backoffice/settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'GST rates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'GST rates' })).toBeVisible();
  await expect(page.getByText('These rates count once the tax rule is')).toBeVisible();

  const caps = page.getByRole('listitem').filter({ hasText: 'Caps of textile' });
  const today = caps.filter({ hasText: /22 Sept? 2025/ });
  await expect(today).toContainText('Not confirmed');
  await focusOn(page, today.getByRole('button', { name: /^Confirm 6505/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rate of 6505' });
  await expect(dialog.getByRole('textbox', { name: 'GST in percent' })).toHaveValue('5');
  // Code and date are fixed: the first editable field comes first.
  await expect(dialog.getByRole('textbox', { name: 'Goods' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(today.getByRole('button', { name: /^Confirm 6505/ })).toBeFocused();
  await page.keyboard.press('Enter');
  // A rate needs the confirming person's name.
  await focusOn(page, dialog.getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please say who confirms it')).toBeVisible();
  await focusOn(page, dialog.getByRole('textbox', { name: 'Confirmed by' }));
  await page.keyboard.type('CA Meera Nair');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('6505 is confirmed')).toBeVisible();
  await expect(today).toContainText('Confirmed by CA Meera Nair');

  await focusOn(page, page.getByRole('button', { name: 'Add a rate' }));
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add a rate' });
  await type(page, adding.getByRole('textbox', { name: 'HSN code' }), '6505');
  // Dates are typed in the browser's language.
  await focusOn(page, adding.getByLabel('From'));
  await adding.getByLabel('From').fill('2031-04-01');
  await type(page, adding.getByRole('textbox', { name: 'Goods' }), 'Caps of textile');
  await type(page, adding.getByRole('textbox', { name: 'GST in percent' }), '12');
  // Usually the same person.
  await expect(adding.getByRole('textbox', { name: 'Confirmed by' })).toHaveValue('CA Meera Nair');
  await page.keyboard.press('Enter');
  await expect(adding).toHaveCount(0);
  const coming = caps.filter({ hasText: '1 Apr 2031' });
  await expect(coming).toContainText('12 %');
  await expect(coming).toContainText('Confirmed by CA Meera Nair');
  await expect(today).toContainText('of your products');
  await expect(coming).not.toContainText('of your products');

  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Confirmed a GST rate')).toHaveCount(2);
  await page.reload();
  await expect(coming).toContainText('12 %');
});

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await focusOn(page, field);
  await page.keyboard.type(text);
}

/** Focuses by Tab, as a keyboard user does. */
async function focusOn(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 90; presses += 1) {
    if (await target.evaluate((it) => it.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
