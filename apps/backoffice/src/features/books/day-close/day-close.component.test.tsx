import type { DayTieView, getDayClose } from '@ilaneer/contract/staff/books/day-close';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText, expectTitle } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const TIED: DayTieView = {
  ...{ name: 'Payments captured', rows: 2, elsewhere: 1_099.5, inBooks: 1_099.5, difference: 0 },
  ...{ broken: 0, first: [] },
};
const BROKEN: DayTieView = {
  ...{ name: 'Invoices', rows: 30, elsewhere: 1_000, inBooks: 999.99, difference: -0.01, broken: 21 },
  first: [
    { label: 'ILN/2627/000024', orderId: 'o-24', entryId: 77, elsewhere: 100, inBooks: 99.99 },
    { label: 'Entry 78', orderId: null, entryId: 78, elsewhere: 0, inBooks: 10 },
    { label: 'OD10025', orderId: 'o-25', entryId: null, elsewhere: 10, inBooks: 0 },
  ],
};
const DAY = '/day-close?day=2026-11-30';

function answer(...ties: DayTieView[]) {
  const server = openStaffServer();
  const isTied = ties.every(({ broken }) => broken === 0);
  server.answer<typeof getDayClose>('GET', '/staff/day-close', {
    success: true,
    day: '2026-11-30',
    isTied,
    ties,
  });
}

it('shows both figures of each ledger and their difference (JOURNAL-39)', async () => {
  answer(TIED);
  await renderStaff(DAY, { rights: ['reports.read'] });
  await expectTitle('Day close');
  await expectText('All ledgers agree to the paisa.');
  await expect
    .element(page.getByRole('row', { name: /Payments captured/ }))
    .toHaveTextContent('Payments captured2 rows₹1,099.50₹1,099.50₹0.00');
  await expectAccessible();
});

it('lists rows that differ first, with their order, document or entry (JOURNAL-39)', async () => {
  answer(TIED, BROKEN);
  await renderStaff(DAY, { rights: ['reports.read', 'orders.read'] });
  await expectText('Rows that differ are listed first.');
  const rows = page.getByRole('rowheader').elements();
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Invoices30 rows',
    'ILN/2627/000024entry 77',
    'Entry 78entry 78',
    'OD10025no entry',
    'Payments captured2 rows',
  ]);
  await expect
    .element(page.getByRole('link', { name: 'ILN/2627/000024' }))
    .toHaveAttribute('href', '/backoffice/orders/o-24');
  await expectText('and 18 more');
  await expectAccessible();
});

it('asks for a day up to today', async () => {
  answer(TIED);
  await renderStaff('/day-close?day=2999-01-01', { rights: ['reports.read'] });
  await expectText('Choose a day up to today.');
});
