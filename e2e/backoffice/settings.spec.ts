import type { Page } from '@playwright/test';
import { expectPageWithoutAxe } from '../support/axe.ts';
import { stageEmptyShop } from '../support/empty-shop.ts';
import { newStaff, sitDown } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

test('a wrong GSTIN is said at its field; of two who change the company nobody loses their work', async ({
  page,
  browser,
  signInAs,
  baseURL,
  allowProblems,
}) => {
  allowProblems(/409/);
  const origin = baseURL ?? '';
  await signInAs('all');
  await page.goto('/backoffice/settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Company' }).click();
  const gstin = page.getByRole('textbox', { name: /^GSTIN/ });
  const before = await gstin.inputValue();
  await gstin.fill(`${before.slice(0, 14)}${before.endsWith('0') ? '1' : '0'}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a valid GSTIN: 15 characters')).toBeVisible();
  await expect(gstin).toBeFocused();
  await gstin.fill(before);
  await expect(page.getByText('Please enter a valid GSTIN: 15 characters')).toHaveCount(0);

  // However long an entry is, its preview stays as wide as the form.
  const fssai = page.getByRole('textbox', { name: /^FSSAI licence/ });
  const licence = await fssai.inputValue();
  await fssai.fill('1'.repeat(300));
  await expect(page.getByText(`FSSAI ${'1'.repeat(300)}`)).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  await fssai.fill(licence);

  const second = page.getByRole('textbox', { name: 'Address, second line' });
  const stood = await second.inputValue();
  await second.fill('First floor');
  const context = await browser.newContext({ baseURL: origin });
  await sitDown(context, await newStaff(['settings.write'], 'Ravi Kumar'), origin);
  const theirs = await context.newPage();
  await theirs.goto('/backoffice/settings/seller');
  await theirs.getByRole('textbox', { name: 'Address, second line' }).fill('Second floor');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Company saved')).toBeVisible();

  // What is typed here stays while a colleague saves, and a reload does not lose it either.
  await expect(second).toHaveValue('First floor');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: /Somebody else changed the company/ });
  await expect(conflict.getByText('Second floor')).toBeVisible();
  await conflict.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('Company saved')).toBeVisible();
  await expect(second).toHaveValue('First floor');
  await second.fill(stood);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await context.close();
});

test('a policy with a blank waits, its versions show what changed, and undo brings the words back', async ({
  page,
  signInAs,
}) => {
  await signInAs(['content.write']);
  await page.goto('/backoffice/settings/policies');
  await page.getByRole('link', { name: /Shipping policy/ }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill(`${await text.inputValue()}\n\nWe send with {{name of the courier}}.`);
  await expect(page.getByRole('textbox', { name: 'Name of the courier' })).toBeVisible();
  await expect(page.locator('mark', { hasText: 'name of the courier' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('What you typed before and did not save is here again.')).toBeVisible();
  const newest = page
    .getByRole('group')
    .filter({ hasText: /^Version/ })
    .first();
  const last = Number(/\d+/.exec((await newest.textContent()) ?? '')?.[0]);
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await expect(page.getByText('1 blank left')).toBeVisible();
  // The list of versions is read again after the policy: till then the newest is the one before.
  await expect(newest).toContainText(`Version ${last + 1} by`);
  await newest.getByText(/^Version/).click();
  await expect(newest.locator('ins', { hasText: 'We send with' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Shown', { exact: true })).toBeVisible();
  await expect(text).not.toHaveValue(/name of the courier/);
});

test('a new owner is led through the first run by keyboard alone, and a reload loses nothing', async ({
  page,
  signInAs,
}) => {
  const shop = await stageEmptyShop(page);
  await signInAs('all');
  await page.goto('/backoffice/');
  await expect(page.getByRole('heading', { name: 'What is your shop called?' })).toBeVisible();
  await expectPageWithoutAxe(page);
  await focusOn(page, page.getByRole('textbox', { name: /^Name of the shop/ }));
  await page.keyboard.type('Palm Grove');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Name of the shop/ })).toHaveValue('Palm Grove');
  await type(page, /^What the shop sells/, 'Tender coconuts of Kozhikode.');
  await page.keyboard.press('Control+s');

  await expect(page.getByRole('heading', { name: 'Who sells?' })).toBeFocused();
  await type(page, /^Legal name/, 'Palm Grove Foods Private Limited');
  await type(page, /^Address/, '7 Beach Road');
  await type(page, /^City/, 'Kozhikode');
  await type(page, /^PIN code/, '673001');
  await focusOn(page, page.getByRole('combobox', { name: /^State/ }));
  await page.keyboard.type('Kerala');
  await type(page, /^GSTIN/, '32AAPFP1234C1ZP');
  await type(page, /^FSSAI licence/, '11322001000123');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'How do shoppers reach you?' })).toBeFocused();
  await focusOn(page, page.getByRole('button', { name: 'Skip for now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What does delivery cost?' })).toBeFocused();
  // What was left out is not ticked off.
  const steps = page.getByRole('list', { name: 'Setting up' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'Company' })).toContainText('Done: ');
  await expect(steps.filter({ hasText: 'Contacts' })).toContainText('Something is left: ');
  await focusOn(page, page.getByRole('button', { name: 'Save and continue' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How are your goods taxed?' })).toBeFocused();
  // What a shop that sells for real needs is proposed.
  await expect(page.getByRole('radio', { name: /Prices include GST/ })).toBeChecked();
  await focusOn(page, page.getByRole('radio', { name: /By HSN code/ }));
  await focusOn(page, page.getByRole('button', { name: 'Save and continue' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What do you promise?' })).toBeFocused();
  await type(page, 'Days until dispatch', '2 days');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Days until dispatch' })).toHaveValue('2 days');
  await focusOn(page, page.getByRole('textbox', { name: 'Days until dispatch' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What does the catalogue begin with?' })).toBeFocused();
  await focusOn(page, page.getByRole('button', { name: 'Begin with this' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'That was the longest part' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'The support' })).toBeVisible();
  expect(shop.kept()).toEqual([
    'brand',
    'seller',
    'delivery',
    'tax',
    'privacy-policy',
    'refund-policy',
    'shipping-policy',
    'terms-of-service',
    'catalogue: empty',
  ]);

  // The checklist says what is left, and the shop does not open without it.
  await focusOn(page, page.getByRole('link', { name: 'To the checklist' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Getting started', level: 1 })).toBeFocused();
  await expect(page.getByText('6 of 7 in place').or(page.getByText('5 of 7 in place'))).toBeVisible();
  await focusOn(page, page.getByRole('button', { name: 'Open the shop' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'The shop can’t open yet' });
  await expect(dialog.getByText('Missing: The support')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the palette leads to each page of the settings', async ({ page, signInAs }) => {
  await signInAs(['settings.write', 'content.write']);
  await page.goto('/backoffice/getting-started');
  await expect(page.getByText('This is a sandbox')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gstin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Company', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('refund policy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Policies', level: 1 })).toBeVisible();
});

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await focusOn(page, page.getByRole('textbox', { name: label }).first());
  await page.keyboard.type(text);
}

/** Goes there by Tab, as somebody without a pointer does. */
async function focusOn(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((it) => it.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
