import type { openShop } from '@ilaneer/contract/staff/shop/opening';
import type { changeBrand } from '@ilaneer/contract/staff/shop/settings';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { MEMBER_ID, renderStaff } from '../../../../testing/render-staff.tsx';

import { answerSettings, CHECKLIST, SETTINGS } from '../../../../testing/replies/settings.ts';
import { answerToday } from '../../../../testing/replies/today.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const UNTOUCHED = {
  ...CHECKLIST,
  catalogue: null,
  items: CHECKLIST.items.map((item) => ({ ...item, isDone: false })),
};
const NAMELESS = {
  ...SETTINGS,
  brand: { values: { ...SETTINGS.brand.values, name: '', description: '' }, version: 0 },
};

it('begins an owner of an untouched shop at its name, keeps typed text, and skips steps', async () => {
  const server = openStaffServer();
  answerSettings(server, { settings: NAMELESS, checklist: UNTOUCHED });
  await renderStaff('/', {
    stored: {
      [`staff.draft.${MEMBER_ID}.brand`]: JSON.stringify({
        version: 0,
        values: { ...NAMELESS.brand.values, name: 'Palm Grove' },
      }),
    },
  });
  await expect.element(page.getByRole('heading', { name: 'What is your shop called?' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Name of the shop/ })).toHaveValue('Palm Grove');
  await expectAccessible();
  await page.getByRole('textbox', { name: /^What the shop sells/ }).fill('Tender coconuts of Kozhikode.');
  server.act<typeof changeBrand>('PUT', '/staff/settings/brand', (values) => {
    const brand = { values, version: 1 };
    answerSettings(server, {
      settings: { ...NAMELESS, brand },
      checklist: { ...CHECKLIST, catalogue: null },
    });
    return { success: true, section: brand };
  });
  await press('{Control>}s{/Control}');
  const next = (name: string) => expect.element(page.getByRole('heading', { name })).toHaveFocus();
  await next('Who sells?');
  await expect.element(page.getByRole('banner').getByText('Palm Grove')).toBeVisible();
  expect(document.title).toContain('Palm Grove staff');
  const skip = page.getByRole('button', { name: 'Skip for now' });
  await skip.click();
  await next('How do shoppers reach you?');
  await skip.click();
  await next('What does delivery cost?');
  const steps = page.getByRole('list', { name: 'Setting up' }).getByRole('listitem');
  await expect.element(steps.filter({ hasText: 'Brand' }).getByText('Done: ')).toBeInTheDocument();
  await expect
    .element(steps.filter({ hasText: 'Contacts' }).getByText('Something is left: '))
    .toBeInTheDocument();
  await skip.click();
  // Proposes the settings of a live shop.
  await expect.element(page.getByRole('radio', { name: /Prices include GST/ })).toBeChecked();
});

it('leads on to the checklist, which does not open a shop that lacks something', async () => {
  const server = openStaffServer();
  answerSettings(server);
  server.refuse<typeof openShop>('POST', '/staff/opening', {
    status: 409,
    code: 'SHOP_NOT_READY',
    message: 'The shop is not ready',
    data: { missing: CHECKLIST.items.filter(({ isDone }) => !isDone) },
  });
  await renderStaff('/');
  await expectTitle('Getting started');
  await expectText('1 of 2 in place');
  const look = page.getByRole('link', { name: 'Look at the shop' });
  await expect.element(look).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Open the shop' }).click();
  const dialog = page.getByRole('dialog', { name: 'The shop can’t open yet' });
  await expect.element(dialog.getByText(/Missing: Contacts and grievance officer/)).toBeVisible();
  await expectAccessible();
  await press('{Escape}');
  await expectGone(dialog);
});

it('ends with the opening: the day starts on the usual page', async () => {
  const server = openStaffServer();
  answerToday(server);
  answerSettings(server, { checklist: { ...CHECKLIST, isOpen: true } });
  await renderStaff('/', { rights: ['orders.read', 'settings.write'] });
  await expectTitle('Today');
});
