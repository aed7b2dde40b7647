import type { listOpenItems, OpenItemView } from '@ilaneer/contract/staff/books/open-items';
import type { listRemittances } from '@ilaneer/contract/staff/books/remittances';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { listOf } from '../../../testing/replies/orders.ts';
import { openStaffServer } from '../../../testing/staff-server.ts';

it('shows a reader no way to record a payout', async () => {
  const server = openStaffServer();
  server.answer<typeof listRemittances>('GET', '/staff/remittances', listOf());
  await renderStaff('/remittances', { rights: ['reports.read'] });
  await expectTitle('Payouts received');
  await expectGone(page.getByRole('link', { name: 'Record a payout' }));
});

// JOURNAL-19
it('lists receivables item by item, and whether the books agree', async () => {
  const server = openStaffServer();
  const item = {
    id: 'order-1 DTDC',
    label: 'OD10001',
    orderId: 'order-1',
    remittanceId: null,
    receiptId: null,
    who: 'DTDC',
    state: 'remittance' as const,
    since: '2026-11-29',
    days: 0,
    endsOn: null,
    amount: 672.6,
  };
  const sums = [{ who: 'DTDC', count: 1, amount: 672.6 }];
  const owed = (balance: number) =>
    server.answer<typeof listOpenItems>('GET', '/staff/open-items', {
      ...listOf(item),
      sums,
      total: 672.6,
      balance,
    });
  owed(672.6);
  await renderStaff('/open-items', { rights: ['reports.read', 'exports.take'] });
  await expectTitle('Receivables and payables');
  await expect.element(page.getByRole('row', { name: /OD10001.*Payment into the bank/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'ledger' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Download CSV' }))
    .toHaveAttribute('href', expect.stringContaining('/api/staff/exports/open-items?account='));
  await expectAccessible();
  owed(600);
  server.announce({ kind: 'journal', id: null, by: { id: 'ravi', name: 'Ravi Kumar' } });
  await expect.element(page.getByRole('link', { name: 'the proof of the books' })).toBeVisible();
  server.answer<typeof listOpenItems>('GET', '/staff/open-items', {
    ...listOf<OpenItemView>(),
    sums: [],
    total: 0,
    balance: 0,
  });
  await page.getByRole('searchbox').fill('OD9');
  await expectText('No open items found');
});
