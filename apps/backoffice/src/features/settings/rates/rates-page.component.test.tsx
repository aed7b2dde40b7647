import type {
  listTaxRates,
  previewWithdrawal,
  saveTaxRate,
  TaxRateView,
  withdrawTaxRate,
} from '@ilaneer/contract/staff/shop/tax-rates';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerSettings } from '../../../../testing/replies/settings.ts';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const SHIRTS: TaxRateView = {
  hsn: '6109',
  from: '2025-09-22',
  percent: 5,
  upToRupees: null,
  percentAbove: null,
  goods: 'T-shirts',
  confirmedBy: null,
  confirmedOn: null,
  products: 4,
};
const MISTAKE: TaxRateView = {
  ...SHIRTS,
  from: '2132-04-01',
  percent: 12,
  goods: 'Shirts, by mistake',
  confirmedBy: 'CA Meera Nair',
  confirmedOn: '2026-11-29',
  products: 0,
};

function answerRates(server: StaffServer, version: number, ...rates: TaxRateView[]) {
  const reply = { success: true as const, rates, version };
  answerSettings(server);
  server.answer<typeof listTaxRates>('GET', '/staff/tax-rates', reply);
  return reply;
}

// PRICING-33
it('confirms a rate with a name, and proposes the name for the next one', async () => {
  const server = openStaffServer();
  answerRates(server, 1, SHIRTS);
  await renderStaff('/settings/rates', { rights: ['settings.write'] });
  const confirm = page.getByRole('button', { name: /^Confirm 6109/ });
  await confirm.click();
  const dialog = page.getByRole('dialog', { name: 'Rate of 6109' });
  await expect.element(dialog.getByRole('textbox', { name: 'Goods' })).toHaveFocus();
  await expectAccessible();
  await press('{Escape}');
  await expectGone(dialog);
  await expect.element(confirm).toHaveFocus();
  await press('{Enter}');
  const unknown = { field: 'confirmedBy', message: 'Please say who confirms it' };
  server.refuse<typeof saveTaxRate>('PUT', '/staff/tax-rates', { status: 400, fields: [unknown] });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expectText('Please say who confirms it');
  server.act<typeof saveTaxRate>('PUT', '/staff/tax-rates', ({ confirmedBy }) =>
    answerRates(server, 2, { ...SHIRTS, confirmedBy, confirmedOn: '2026-11-29' }),
  );
  await dialog.getByRole('textbox', { name: 'Confirmed by' }).fill('CA Meera Nair');
  await press('{Enter}');
  await expectGone(dialog);
  await expectText('6109 is confirmed', /^Confirmed by CA Meera Nair/);
  await page.getByRole('button', { name: 'Add a rate' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a rate' });
  await expect.element(adding.getByRole('textbox', { name: 'Confirmed by' })).toHaveValue('CA Meera Nair');
});

// PRICING-36
it('withdraws a rate for a reason, shows the rate that decides then, and undoes it', async () => {
  const server = openStaffServer();
  answerRates(server, 1, SHIRTS, MISTAKE);
  const { products: _, confirmedBy: _by, confirmedOn: _on, ...next } = SHIRTS;
  server.answer<typeof previewWithdrawal>('GET', '/staff/tax-rates/withdrawal', {
    success: true,
    withdrawal: { documents: 0, next, effect: { aboveMrp: 0, withoutRate: 0, goods: [] } },
  });
  await renderStaff('/settings/rates', { rights: ['settings.write'] });
  const row = page.getByRole('listitem').filter({ hasText: 'Shirts, by mistake' });
  const begin = row.getByRole('button', { name: /^Withdraw 6109/ });
  const dialog = page.getByRole('dialog', { name: 'Withdraw the rate of 6109 from 1 Apr 2132: 12 %' });
  const withdraw = dialog.getByRole('button', { name: 'Withdraw' });
  await begin.click();
  await expectText(/^The rate of 6109 will apply: /);
  await expect.element(withdraw).toBeDisabled();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect.element(reason).toHaveFocus();
  await expectAccessible();
  // A colleague was faster: it says so and shows the rates as they are.
  server.refuse<typeof withdrawTaxRate>('POST', '/staff/tax-rates/withdrawal', {
    status: 409,
    code: 'VERSION_STALE',
    message: 'Changed',
  });
  await reason.fill('Mistyped');
  await withdraw.click();
  await expectText(/has changed the rates, so nothing was withdrawn/);
  await expectGone(dialog);
  server.act<typeof withdrawTaxRate>('POST', '/staff/tax-rates/withdrawal', () =>
    answerRates(server, 2, SHIRTS),
  );
  await begin.click();
  await reason.fill('Mistyped');
  await press('{Enter}');
  await expectGone(dialog, row);
  server.act<typeof saveTaxRate>('PUT', '/staff/tax-rates', () => answerRates(server, 3, SHIRTS, MISTAKE));
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(row).toBeVisible();
});

it('folds the known rates that no product uses', async () => {
  const server = openStaffServer();
  const oil = { ...SHIRTS, hsn: '1513', goods: 'Coconut oil', products: 0 };
  answerRates(server, 1, oil);
  await renderStaff('/settings/rates', { rights: ['settings.write'] });
  await expectText('None of your products needs a rate yet.');
  const row = page.getByText(/^Coconut oil/);
  const isShown = () => row.element().checkVisibility();
  expect(isShown()).toBe(false);
  await page.getByText('Known rates that your products do not use (1)').click();
  await expect.poll(isShown).toBe(true);
  await expectAccessible();
});
