import type {
  CheckedRemittance,
  checkRemittance,
  getRemittance,
  RemittedLineView,
} from '@ilaneer/contract/staff/books/remittances';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { openStaffServer } from '../../../testing/staff-server.ts';

function line(reference: string, given: Partial<RemittedLineView>): RemittedLineView {
  return {
    ...{ reference, about: 'cash', orderId: `order-${reference}`, orderNumber: `OD-${reference}` },
    ...{ amount: 500, open: 500, state: 'paid', difference: 0 },
    ...given,
  };
}

const LINES = [
  line('AWB1', {}),
  line('AWB2', { amount: 490, state: 'short', difference: -10 }),
  line('AWB3', { amount: 505, state: 'extra', difference: 5 }),
  line('AWB4', {
    ...{ about: null, orderId: null, orderNumber: null },
    ...{ amount: 7, open: 0, state: 'unknown', difference: 7 },
  }),
];

const CHECKED: CheckedRemittance = {
  ...{ gross: 1502, charges: 0, gst: 0, net: 1502, unmatched: 12, lines: LINES },
  overdue: {
    ...{ termDays: 9, count: 1, amount: 640 },
    rows: [
      {
        ...{ orderId: 'order-9', orderNumber: 'OD10009', trackingNumber: 'AWB9' },
        ...{ deliveredOn: '2026-11-18', days: 12, open: 640 },
      },
    ],
  },
};

const row = (name: RegExp) => page.getByRole('row', { name });

async function expectFiveDifferences(): Promise<void> {
  await expectText('1 short, 1 extra, 1 unknown, 1 overdue');
  await expect.element(row(/AWB1.*Paid/)).toBeVisible();
  await expect.element(row(/AWB2.*Short by ₹10\.00/)).toBeVisible();
  await expect.element(row(/AWB3.*Extra ₹5\.00/)).toBeVisible();
  await expect.element(row(/AWB4.*Unknown/)).toBeVisible();
  await expect.element(row(/OD10009.*AWB9.*18 Nov 2026.*12.*₹640\.00/)).toBeVisible();
  await expectAccessible();
}

// REMITTANCE-10
it('shows the five differences of a file before it is recorded, one of them alone if wanted', async () => {
  const server = openStaffServer();
  server.answer<typeof checkRemittance>('POST', '/staff/remittance-checks', {
    success: true,
    remittance: CHECKED,
  });
  await renderStaff('/remittances/new', { rights: ['reports.read', 'books.write'] });
  await page.getByRole('radio', { name: /^Courier/ }).click();
  await page.getByLabelText('Courier name').fill('Delhivery');
  await page.getByLabelText('Reference').fill('UTR 1');
  await page.getByLabelText('Received in the bank').fill('1502');
  await page.getByLabelText('Lines', { exact: true }).fill('AWB1,500');
  await page.getByRole('button', { name: 'Match with receivables' }).click();
  await expectFiveDifferences();
  await page.getByRole('button', { name: 'Short' }).click();
  await expectGone(row(/AWB1/), row(/AWB3/), row(/AWB4/));
  await expect.element(row(/AWB2/)).toBeVisible();
  await page.getByRole('button', { name: 'Short' }).click();
  await expect.element(row(/AWB1/)).toBeVisible();
});

// REMITTANCE-10
it('shows the differences of a recorded payout, with the cash that is overdue today', async () => {
  const server = openStaffServer();
  server.answer<typeof getRemittance>('GET', '/staff/remittances/:remittanceId', {
    success: true,
    remittance: {
      ...CHECKED,
      ...{ id: 'remittance-1', source: 'courier', payer: 'Delhivery', reference: 'UTR 1' },
      ...{ receivedOn: '2026-11-30', recordedAt: '2026-11-30T09:00:00.000Z' },
      ...{ isTakenBack: false, takenBackAt: null, takenBackReason: null },
    },
  });
  await renderStaff('/remittances/remittance-1', { rights: ['reports.read'] });
  await expectFiveDifferences();
});
