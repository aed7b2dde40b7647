import type {
  EntryView,
  getBalanceSheet,
  getLedger,
  getProfitAndLoss,
  getTrialBalance,
  listEntries,
} from '@ilaneer/contract/staff/books/statements';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { listOf } from '../../../../testing/replies/orders.ts';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const PERIOD = { from: '2026-11-01', to: '2026-11-30' };
const OF_NOVEMBER = 'from=2026-11-01&to=2026-11-30';
const BANK = { id: 'bank', name: 'Bank', opening: 100, debits: 1_050, credits: 0, closing: 1_150 } as const;

const INVOICE: EntryView = {
  id: 7,
  kind: 'invoice',
  bookedOn: '2026-11-02',
  happenedAt: '2026-10-31T10:00:00.000Z',
  document: { kind: 'tax document', id: 'INV/2627/000001', label: 'INV/2627/000001', orderId: 'order-1' },
  lines: [
    {
      ...{ account: 'customer-receivables', name: 'Receivable from customers', debit: 1_050, credit: 0 },
      ...{ orderId: 'order-1', orderNumber: 'OD10001' },
    },
    {
      ...{ account: 'sales', name: 'Sales of goods', debit: 0, credit: 1_050 },
      ...{ orderId: null, orderNumber: null },
    },
  ],
};

function openBooks(): StaffServer {
  const server = openStaffServer();
  server.answer<typeof getTrialBalance>('GET', '/staff/trial-balance', {
    ...{ success: true, ...PERIOD },
    accounts: [
      BANK,
      { id: 'sales', name: 'Sales of goods', opening: -100, debits: 0, credits: 1_050, closing: -1_150 },
    ],
    ...{ debits: 1_050, credits: 1_050, closingDebits: 1_150, closingCredits: 1_150 },
  });
  return server;
}

const cellsOf = (name: RegExp) =>
  page
    .getByRole('row', { name })
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent);

it('shows the trial balance of a period, whose balances open their ledgers (JOURNAL-25)', async () => {
  openBooks();
  await renderStaff(`/statements?${OF_NOVEMBER}`, { rights: ['reports.read', 'exports.take'] });
  await expectTitle('Books');
  await expectText('Trial balance, 1 Nov 2026 to 30 Nov 2026');
  expect(cellsOf(/^Bank/)).toEqual(['₹100.00 Dr', '₹1,050.00', '₹0.00', '₹1,150.00 Dr']);
  expect(cellsOf(/^Total/).slice(1)).toEqual(['₹1,050.00', '₹1,050.00', '₹1,150.00 Dr₹1,150.00 Cr']);
  await expect
    .element(page.getByRole('link', { name: 'Bank' }))
    .toHaveAttribute('href', `/backoffice/statements?statement=ledger&account=bank&${OF_NOVEMBER}`);
  await expect
    .element(page.getByRole('link', { name: 'Download PDF' }))
    .toHaveAttribute('href', `/api/staff/statements/trial-balance.pdf?${OF_NOVEMBER}`);
  await expectAccessible();
});

it('keeps every figure on a phone', async () => {
  openBooks();
  onTestFinished(() => page.viewport(1_280, 900));
  await page.viewport(390, 844);
  await renderStaff(`/statements?${OF_NOVEMBER}`, { rights: ['reports.read'] });
  await expectText('Opening ₹100.00 Dr, debits ₹1,050.00, credits ₹0.00');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectGone(page.getByRole('link', { name: 'Download PDF' }));
});

it('shows entries with their documents and orders (JOURNAL-25)', async () => {
  const server = openBooks();
  server.answer<typeof listEntries>('GET', '/staff/day-book', {
    ...listOf(INVOICE),
    ...{ ...PERIOD, debits: 1_050, credits: 1_050 },
  });
  await renderStaff(`/statements?statement=day-book&${OF_NOVEMBER}`, {
    rights: ['reports.read', 'orders.read'],
  });
  await expectText('2 Nov 2026, entry 7, of 31 Oct 2026');
  await expect
    .element(page.getByRole('link', { name: 'INV/2627/000001' }))
    .toHaveAttribute('href', '/api/staff/orders/order-1/documents/INV-2627-000001');
  await expect
    .element(page.getByRole('link', { name: 'OD10001' }))
    .toHaveAttribute('href', '/backoffice/orders/order-1');
  expect(cellsOf(/^Sales of goods/)).toEqual(['', '₹1,050.00']);
  await expectAccessible();
});

it('shows an account line by line with its balance, for a chosen period (JOURNAL-25)', async () => {
  const server = openBooks();
  const { lines: _, ...entry } = INVOICE;
  server.answer<typeof getLedger>('GET', '/staff/ledger', {
    ...listOf({
      ...entry,
      ...{ key: '7-1', debit: 1_050, credit: 0, orderId: 'order-1', orderNumber: 'OD10001', balance: 1_150 },
    }),
    ...PERIOD,
    account: BANK,
  });
  await renderStaff(`/statements?statement=ledger&account=bank&${OF_NOVEMBER}`, { rights: ['reports.read'] });
  await expect.poll(() => cellsOf(/^Opening balance/).at(-1)).toBe('₹100.00 Dr');
  expect(cellsOf(/^Invoice/)).toEqual(['₹1,050.00', '', '₹1,150.00 Dr']);
  expect(cellsOf(/^Closing balance/).at(-1)).toBe('₹1,150.00 Dr');
  await expectGone(page.getByRole('link', { name: 'OD10001' }));
  await page.getByLabelText('Account').selectOptions('sales');
  await expect
    .poll(() => server.asked<typeof getLedger>('GET', '/staff/ledger').at(-1)?.get('account'))
    .toBe('sales');
  await page.getByLabelText('To').fill('2026-10-01');
  await expectText('The last day is before the first');
  await page.getByLabelText('Period').selectOptions('last-year');
  await expect.poll(() => location.search).toMatch(/from=20\d\d-04-01&to=20\d\d-03-31/);
  await expectAccessible();
});

it('shows profit and loss, and a balance sheet whose sides agree (JOURNAL-26, JOURNAL-27)', async () => {
  const server = openBooks();
  server.answer<typeof getProfitAndLoss>('GET', '/staff/profit-and-loss', {
    ...{ success: true, ...PERIOD, profit: -50 },
    income: { lines: [{ account: 'sales', name: 'Sales of goods', amount: 1_000 }], total: 1_000 },
    expenses: { lines: [{ account: 'bad-debts', name: 'Bad debts', amount: 1_050 }], total: 1_050 },
  });
  server.answer<typeof getBalanceSheet>('GET', '/staff/balance-sheet', {
    ...{ success: true, day: PERIOD.to, unclosed: -50, claims: 1_150 },
    assets: { lines: [{ account: 'bank', name: 'Bank', amount: 1_150 }], total: 1_150 },
    liabilities: { lines: [{ account: 'igst-payable', name: 'Output IGST', amount: 1_200 }], total: 1_200 },
    equity: { lines: [], total: 0 },
  });
  await renderStaff(`/statements?statement=profit-and-loss&${OF_NOVEMBER}`, { rights: ['reports.read'] });
  await expect.poll(() => cellsOf(/^Loss/)).toEqual(['−₹50.00']);
  await expectAccessible();
  await page.getByLabelText('Statement').selectOptions('balance-sheet');
  await expectText('Balance sheet, 30 Nov 2026');
  expect(cellsOf(/^Total of assets/)).toEqual(cellsOf(/^Liabilities and equity/));
  expect(cellsOf(/^Profit not yet closed/)).toEqual(['−₹50.00']);
  await expectAccessible();
});
