import type { changeSeller } from '@ilaneer/contract/staff/shop/settings';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { MEMBER_ID, renderStaff } from '../../../../testing/render-staff.tsx';
import { answerSettings, SETTINGS } from '../../../../testing/replies/settings.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const { seller } = SETTINGS;
const save = page.getByRole('button', { name: 'Save', exact: true });
const second = page.getByRole('textbox', { name: 'Address, second line' });

it('says a wrong GSTIN at its field, and keeps the page as wide as the screen', async () => {
  const server = openStaffServer();
  answerSettings(server);
  await renderStaff('/settings/seller', { theme: 'dark' });
  const gstin = page.getByRole('textbox', { name: /^GSTIN/ });
  await gstin.fill('32AAAAA0000A1Z0');
  await save.click();
  await expectText(/^Please enter a valid GSTIN: 15 characters/);
  await expect.element(gstin).toHaveFocus();
  await expectAccessible();
  await gstin.fill(seller.values.gstin);
  await expectGone(page.getByText(/^Please enter a valid GSTIN/));
  await page.getByRole('textbox', { name: /^FSSAI licence/ }).fill('1'.repeat(300));
  await expectText(/FSSAI 1{300}/);
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});

it('keeps typed text over a reload and a change by a colleague, to be merged field by field', async () => {
  const server = openStaffServer();
  answerSettings(server);
  await renderStaff('/settings/seller', {
    stored: {
      [`staff.draft.${MEMBER_ID}.seller`]: JSON.stringify({
        version: 1,
        values: {
          ...seller.values,
          invoicePrefix: '',
          creditNotePrefix: '',
          receiptVoucherPrefix: '',
          refundVoucherPrefix: '',
          addressLine2: 'First floor',
        },
      }),
    },
  });
  await expectText('Your unsaved entries are restored.');
  await expect.element(second).toHaveValue('First floor');
  const theirs = { values: { ...seller.values, addressLine2: 'Second floor', city: 'Tirur' }, version: 2 };
  answerSettings(server, { settings: { ...SETTINGS, seller: theirs } });
  server.announce({ kind: 'setting', id: 'seller', by: { id: 'ravi', name: 'Ravi Kumar' } });
  await expectText(/^Ravi Kumar has just changed this/);
  await expect.element(second).toHaveValue('First floor');
  server.refuse<typeof changeSeller>('PUT', '/staff/settings/seller', {
    status: 409,
    code: 'VERSION_STALE',
    message: 'Someone else has changed this in the meantime.',
    data: { current: theirs },
  });
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Someone else has changed the company' });
  await expect.element(conflict.getByText('Second floor')).toBeVisible();
  server.act<typeof changeSeller>('PUT', '/staff/settings/seller', (values) => ({
    success: true,
    section: { values, version: 3 },
  }));
  await conflict.getByRole('button', { name: 'Save again' }).click();
  await expectText('Company saved');
  await expect.element(second).toHaveValue('First floor');
  expect(server.sent<typeof changeSeller>('PUT', '/staff/settings/seller').at(-1)).toMatchObject({
    city: 'Tirur',
  });
  await expect.element(save).toBeDisabled();
});

it('is found by the palette under the words of its fields', async () => {
  const server = openStaffServer();
  answerSettings(server, {});
  await renderStaff('/getting-started');
  await expectTitle('Getting started');
  await press('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Search or run an action …' })).toHaveFocus();
  await press('gstin', '{Enter}');
  await expectTitle('Company');
});
