import type {
  getPurchase,
  listPurchases,
  PurchaseView,
  recordBill,
} from '@ilaneer/contract/staff/stock/purchases';
import type { listStock, receiveGoods } from '@ilaneer/contract/staff/stock/stock';
import type { getStockValue, StockValueReply } from '@ilaneer/contract/staff/stock/stock-value';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { scan } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { CAP_SHELF } from '../../../../testing/replies/catalogue.ts';
import { listOf } from '../../../../testing/replies/orders.ts';
import { answerStock } from '../../../../testing/replies/stock.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const RECEIVED = addDays(indiaDay(new Date()), -10);
const OF_BILL = addDays(RECEIVED, -1);

const moved = (units: number, cost: number, withoutCost = 0) => ({ units, withoutCost, cost });

const VALUE: StockValueReply = {
  success: true,
  next: null,
  count: { found: 1, isMore: false },
  from: '2026-11-01',
  to: '2026-11-28',
  rows: [
    {
      ...{ variantId: 'cap-blue', sku: 'CAP-BLU', productName: 'Cap', variantName: 'Colour: Blue' },
      ...{ units: 12, withoutCost: 2, average: 105.5, value: 1_055 },
      oldest: { id: 'batch-1', code: 'B-7', bestBefore: '2027-03-01' },
    },
  ],
  account: {
    opening: moved(0, 0),
    received: moved(20, 1_477, 2),
    corrections: moved(0, 0),
    losses: moved(1, 105.5),
    sold: moved(7, 300),
    lateCost: 16.5,
    costOfGoodsSold: 316.5,
    closing: moved(12, 1_055, 2),
  },
  reversal: { igst: 0, cgst: 9.5, sgst: 9.5 },
  missing: { variants: 1, first: ['CAP-BLU'] },
};

const PURCHASE: PurchaseView = {
  ...{ id: 'receipt-1', number: 'GRN-1004', receivedOn: RECEIVED, units: 10 },
  ...{ supplierName: null, billNumber: null, billedOn: null, cost: null },
  ...{ note: 'By lorry', who: 'Asha Menon', bills: [], lockedThrough: null, version: 0 },
  goods: [{ variantId: 'cap-blue', sku: 'CAP-BLU', productName: 'Cap', variantName: 'Blue', quantity: 10 }],
};

const BILLED: PurchaseView = {
  ...PURCHASE,
  ...{ supplierName: 'Kuttanad Mills', billNumber: 'KM/118', billedOn: OF_BILL, cost: 1_050 },
  version: 1,
  bills: [
    {
      ...{ revision: 1, supplierName: 'Kuttanad Mills', supplierGstin: null, number: 'KM/118' },
      ...{ billedOn: OF_BILL, freight: 50, bookedOn: RECEIVED, reason: null },
      ...{ who: 'Asha Menon', recordedAt: '2026-11-21T06:00:00.000Z' },
      lines: [
        {
          ...{ variantId: 'cap-blue', sku: 'CAP-BLU', quantity: 10, amount: 1_000, freight: 50 },
          ...{ gstRate: 18, claimsTax: true, igst: 0, cgst: 94.5, sgst: 94.5, cost: 1_050 },
        },
      ],
    },
  ],
};

const field = (name: string) => page.getByLabelText(name, { exact: true });
const cellsOf = (name: RegExp) =>
  page
    .getByRole('row', { name })
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent);

it('shows the stock account of a period, and names goods without a cost (STOCK-12, STOCK-15)', async () => {
  const server = openStaffServer();
  server.answer<typeof getStockValue>('GET', '/staff/stock-value', VALUE);
  await renderStaff('/stock-value?to=2026-11-28');
  await expectTitle('Stock value');
  await expectText('Cost of goods sold, 1 Nov 2026 to 28 Nov 2026');
  expect(cellsOf(/^Received/)).toEqual(['20', '2', '₹1,477.00']);
  expect(cellsOf(/^Less: lost/)).toEqual(['−1', '–', '−₹105.50']);
  expect(cellsOf(/^Less: closing stock/)).toEqual(['−12', '−2', '−₹1,055.00']);
  expect(cellsOf(/^Cost of goods sold/)).toEqual(['7', '–', '₹316.50']);
  await expectText(/^The value leaves out/, /^GST claimed on lost goods/);
  await expect
    .element(page.getByRole('link', { name: 'GST to reverse (CSV)' }))
    .toHaveAttribute('href', '/api/staff/exports/gst-reversals?from=2026-11-01&to=2026-11-28');
  await expect.element(page.getByRole('row', { name: /CAP-BLU/ })).toBeVisible();
  await expectAccessible();
});

it('shows no files to members who may not export', async () => {
  const server = openStaffServer();
  server.answer<typeof getStockValue>('GET', '/staff/stock-value', VALUE);
  await renderStaff('/stock-value', { rights: ['reports.read'] });
  await expectText('CAP-BLU');
  await expectGone(page.getByRole('link', { name: /CSV/ }));
});

it('leads to receipts without a bill, and records one (STOCK-10)', async () => {
  const server = openStaffServer();
  server.answer<typeof listPurchases>('GET', '/staff/purchases', listOf(PURCHASE));
  server.answer<typeof getPurchase>('GET', '/staff/purchases/:receiptId', {
    success: true,
    purchase: PURCHASE,
  });
  await renderStaff('/purchases');
  await expectTitle('Purchases');
  await expectAccessible();
  await page
    .getByRole('link', { name: /GRN-1004/ })
    .first()
    .click();
  await expectTitle('GRN-1004');
  const save = page.getByRole('button', { name: 'Record the bill' });
  await save.click();
  await expect.element(field('Supplier')).toHaveAccessibleDescription('Supplier is required');
  await expect.element(field('Supplier')).toHaveFocus();
  await expect
    .element(field('Amount before GST in ₹'))
    .toHaveAccessibleDescription('Enter the amount of the line on the bill');
  await expectAccessible();
  await field('Supplier').fill('Kuttanad Mills');
  await field('Bill number').fill('KM/118');
  await field('Date of the bill').fill(OF_BILL);
  await field('Amount before GST in ₹').fill('1,000.50');
  await field('GST on the bill').selectOptions('18');
  await expect
    .element(field('GST on the bill'))
    .toHaveAccessibleDescription('Enter the GSTIN of the supplier: a bill without one has no GST');
  await field('GST on the bill').selectOptions('0');
  server.answer<typeof recordBill>('POST', '/staff/purchases/:receiptId/bills', {
    success: true,
    purchase: BILLED,
  });
  server.answer<typeof getPurchase>('GET', '/staff/purchases/:receiptId', {
    success: true,
    purchase: BILLED,
  });
  await save.click();
  await expectText('Bill KM/118');
  expect(server.sent<typeof recordBill>('POST', '/staff/purchases/:receiptId/bills')).toMatchObject([
    {
      ...{ supplierName: 'Kuttanad Mills', supplierGstin: null, number: 'KM/118', freight: 0 },
      ...{ billedOn: OF_BILL, bookedOn: RECEIVED, reason: null },
      lines: [{ variantId: 'cap-blue', amount: 1_000.5, gstRate: 0 }],
    },
  ]);
});

it('corrects a bill with a reason, and shows what the shop says at its field (STOCK-13)', async () => {
  const server = openStaffServer();
  server.answer<typeof getPurchase>('GET', '/staff/purchases/:receiptId', {
    success: true,
    purchase: BILLED,
  });
  await renderStaff('/purchases/receipt-1');
  await expect
    .element(page.getByRole('row', { name: /CGST ₹94\.50 \+ SGST ₹94\.50 18 %, claimed/ }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Correct the bill' }).click();
  await expect.element(field('Amount before GST in ₹')).toHaveValue('1000');
  await field('GST on the bill').selectOptions('0');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect.element(field('Reason')).toHaveAccessibleDescription('Enter a reason');
  await field('Reason').fill('Mistyped');
  const locked = 'The books are locked to the end of 2026-11: choose a later day';
  server.refuse<typeof recordBill>('POST', '/staff/purchases/:receiptId/bills', {
    status: 400,
    message: locked,
    fields: [{ field: 'bookedOn', message: locked }],
  });
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect.element(field('Cost is valid from')).toHaveAccessibleDescription(new RegExp(locked));
  await expectAccessible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectGone(field('Reason'));
});

it('takes the bill with the goods, of members who keep the books alone (STOCK-15)', async () => {
  const server = openStaffServer();
  answerStock(server);
  server.answer<typeof listStock>('GET', '/staff/stock', listOf(CAP_SHELF));
  await renderStaff('/stock/receive');
  await expect.element(page.getByRole('textbox', { name: /^Scan or type/ })).toHaveFocus();
  scan('ILN-CAP-SHR-BLU');
  await page.getByRole('button', { name: "Add the supplier's bill" }).click();
  await field('Supplier').fill('Kuttanad Mills');
  await field('Bill number').fill('KM/118');
  await field('Date of the bill').fill(OF_BILL);
  const bookIn = page.getByRole('button', { name: 'Book in 1 unit' });
  await bookIn.click();
  await expect
    .element(field('Amount before GST in ₹'))
    .toHaveAccessibleDescription('Enter the amount of the line on the bill');
  await expectAccessible();
  await field('Amount before GST in ₹').fill('250');
  server.answer<typeof receiveGoods>('POST', '/staff/stock-receipts', {
    success: true,
    receipt: { id: 'r', number: 'GRN-1005', receivedAt: '2026-11-28T06:00:00.000Z', units: 1, lines: 1 },
  });
  await bookIn.click();
  await expectText('Nothing yet');
  expect(server.sent<typeof receiveGoods>('POST', '/staff/stock-receipts')).toMatchObject([
    { bill: { number: 'KM/118', freight: 0 }, lines: [{ cost: { amount: 250, gstRate: 0 } }] },
  ]);
});

it('receives goods without costs where the member does not keep the books (STOCK-15)', async () => {
  const server = openStaffServer();
  answerStock(server);
  server.answer<typeof listStock>('GET', '/staff/stock', listOf(CAP_SHELF));
  await renderStaff('/stock/receive', { rights: ['stock.adjust', 'catalogue.read'] });
  await expect.element(page.getByRole('textbox', { name: /^Scan or type/ })).toHaveFocus();
  scan('ILN-CAP-SHR-BLU');
  await expect.element(field('Quantity')).toHaveValue('1');
  await expectGone(page.getByRole('button', { name: "Add the supplier's bill" }));
});
