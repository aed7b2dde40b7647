import type { Locator, Page } from '@playwright/test';
import { expectPageWithoutAxe } from '../support/axe.ts';
import { expect, test } from '../support/staff-test.ts';

// Both write into the one history of the rates.
test.describe.configure({ mode: 'default' });

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
  // Code and day stay: what can be changed comes first.
  await expect(dialog.getByRole('textbox', { name: 'Goods' })).toBeFocused();
  await expectPageWithoutAxe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(today.getByRole('button', { name: /^Confirm 6505/ })).toBeFocused();
  await page.keyboard.press('Enter');
  // A rate without somebody who knows is refused, at its field.
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
  // A date is typed as the browser's language has it; what counts is that it can be.
  await focusOn(page, adding.getByLabel('From'));
  await adding.getByLabel('From').fill('2031-04-01');
  await type(page, adding.getByRole('textbox', { name: 'Goods' }), 'Caps of textile');
  await type(page, adding.getByRole('textbox', { name: 'GST in percent' }), '12');
  // The next one is mostly confirmed by the same person.
  await expect(adding.getByRole('textbox', { name: 'Confirmed by' })).toHaveValue('CA Meera Nair');
  await page.keyboard.press('Enter');
  await expect(adding).toHaveCount(0);
  const coming = caps.filter({ hasText: '1 Apr 2031' });
  await expect(coming).toContainText('12 %');
  await expect(coming).toContainText('Confirmed by CA Meera Nair');
  // What bears it today is the rate of today.
  await expect(today).toContainText('of your products');
  await expect(coming).not.toContainText('of your products');

  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Confirmed a GST rate')).toHaveCount(2);
  await page.reload();
  await expect(coming).toContainText('12 %');
  await expectPageWithoutAxe(page);
});

test('a rate that was said by mistake is withdrawn, once it is told what holds then, and said again (PRICING-36)', async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs(['settings.write']);
  await page.goto('/backoffice/settings/rates');
  await page.getByRole('button', { name: 'Add a rate' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a rate' });
  await adding.getByRole('textbox', { name: 'HSN code' }).fill('6109');
  await adding.getByLabel('From').fill('2032-04-01');
  await adding.getByRole('textbox', { name: 'Goods' }).fill('Shirts, by mistake');
  await adding.getByRole('textbox', { name: 'GST in percent' }).fill('12');
  await adding.getByRole('textbox', { name: 'Confirmed by' }).fill('CA Meera Nair');
  await page.keyboard.press('Enter');
  await expect(adding).toHaveCount(0);

  const withdrawing = page.getByRole('button', { name: /^Withdraw 6109/ });
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Shirts, by mistake' })
    .filter({ has: withdrawing });
  await focusOn(page, row.getByRole('button', { name: /^Withdraw 6109/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw the rate of 6109 from 1 Apr 2032: 12 %' });
  await expect(dialog.getByText(/^Then 6109 decides: /)).toBeVisible();
  await expect(dialog.getByText('All that is on sale stays on sale with this choice.')).toBeVisible();
  const withdraw = dialog.getByRole('button', { name: 'Withdraw' });
  await expect(withdraw).toBeDisabled();
  await expectPageWithoutAxe(page);
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('Mistyped');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Withdrew a GST rate').first()).toBeVisible();
  await expect(history.getByText('Mistyped').first()).toBeVisible();

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(row).toContainText('Confirmed by CA Meera Nair');
  // Where somebody else was faster, it says so and shows what there is now.
  await row.getByRole('button', { name: /^Withdraw 6109/ }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Mistyped');
  await server.refuse('staff/tax-rates/withdrawal', 409, 'Changed', 'VERSION_STALE');
  await withdraw.click();
  await expect(page.getByText(/changed the rates in the meantime, so nothing was withdrawn/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await server.recover();
  await row.getByRole('button', { name: /^Withdraw 6109/ }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Mistyped');
  await withdraw.click();
  await expect(row).toHaveCount(0);
});

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await focusOn(page, field);
  await page.keyboard.type(text);
}

/** Goes there by Tab, as somebody without a pointer does. */
async function focusOn(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 90; presses += 1) {
    if (await target.evaluate((it) => it.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
