import type {
  addEntryDocument,
  confirmManualEntry,
  enterManualEntry,
  getEntryChoices,
  getManualEntry,
  listManualEntries,
  ManualEntryRow,
  ManualEntryView,
  reverseManualEntry,
} from '@ilaneer/contract/staff/books/manual-entries';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText, expectTitle } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { listOf } from '../../../../testing/replies/orders.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const ROW: ManualEntryRow = {
  ...{ id: 'entry-1', number: 'JV/2627/000001', state: 'posted', bookedOn: '2026-12-01', reason: 'Rent' },
  ...{ total: 15_000, enteredAt: '2026-12-01T05:00:00.000Z', enteredBy: 'Anu' },
};

const ENTRY: ManualEntryView = {
  ...ROW,
  lines: [
    { account: 'rent', name: 'Rent', side: 'debit', amount: 15_000 },
    { account: 'bank', name: 'Bank', side: 'credit', amount: 15_000 },
  ],
  ...{ receipt: null, remittance: null, reverses: null, reversedBy: null },
  ...{ decidedAt: '2026-12-01T06:00:00.000Z', decidedBy: 'Biju', documents: [], isOwn: false },
};

const RIGHTS = { rights: ['reports.read', 'entries.post'] } as const;
const dialog = page.getByRole('dialog');

const choices = (server: ReturnType<typeof openStaffServer>) =>
  server.answer<typeof getEntryChoices>('GET', '/staff/manual-entry-choices', {
    ...{ success: true, today: '2026-12-01', lockedThrough: '2026-10', secondPersonAbove: 20_000 },
    bills: [{ id: 'receipt-1', label: 'KM/9 (GRN-1), Kuttanad Mills', amount: 900 }],
    receipts: [],
  });

const shown = (server: ReturnType<typeof openStaffServer>, more: Partial<ManualEntryView> = {}) =>
  server.answer<typeof getManualEntry>('GET', '/staff/manual-entries/:entryId', {
    success: true,
    entry: { ...ENTRY, ...more },
  });

// MANUAL-ENTRY-1
it('lists entries, and lets only those who may enter one', async () => {
  const server = openStaffServer();
  server.answer<typeof listManualEntries>('GET', '/staff/manual-entries', listOf(ROW));
  await renderStaff('/manual-entries', { rights: ['reports.read'] });
  await expectText('JV/2627/000001');
  await expect.element(page.getByRole('link', { name: 'Enter an entry' })).not.toBeInTheDocument();
  await expectAccessible();
});

// MANUAL-ENTRY-1
it('posts lines that balance', async () => {
  const server = openStaffServer();
  choices(server);
  await renderStaff('/manual-entries/new', RIGHTS);
  await expectTitle('Enter an entry');
  await expectText('The books are locked to the end of 2026-10');
  const line = (index: number) => page.getByRole('group', { name: `Line ${index}` });
  await line(1).getByLabelText('Account').selectOptions('Rent');
  await line(1).getByLabelText('Amount').fill('15,000');
  await line(2).getByLabelText('Amount').fill('14,999');
  await page.getByRole('button', { name: 'Post it' }).click();
  await expectText('Debits and credits must be equal');
  await expectText('Reason is required');
  await expectAccessible();
  await page.getByLabelText('Reason').fill('Rent');
  await page.getByLabelText('Day').fill('2026-12-01');
  await line(2).getByLabelText('Amount').fill('15000');
  server.answer<typeof enterManualEntry>('POST', '/staff/manual-entries', { success: true, entry: ENTRY });
  shown(server);
  await page.getByRole('button', { name: 'Post it' }).click();
  await expectTitle('JV/2627/000001');
  expect(server.sent<typeof enterManualEntry>('POST', '/staff/manual-entries')).toEqual([
    {
      ...{ bookedOn: '2026-12-01', reason: 'Rent', receiptId: null, remittanceId: null },
      lines: [
        { account: 'rent', side: 'debit', amount: 15_000 },
        { account: 'bank', side: 'credit', amount: 15_000 },
      ],
    },
  ]);
});

// MANUAL-ENTRY-2
it('pays the bill that it is opened for', async () => {
  const server = openStaffServer();
  choices(server);
  await renderStaff('/manual-entries/new?bill=receipt-1', RIGHTS);
  await expect.element(page.getByLabelText('Bill that is paid')).toHaveValue('receipt-1');
  await expectText('Debits ₹900.00, credits ₹900.00');
});

// MANUAL-ENTRY-3
it('is confirmed by another person than its author', async () => {
  const server = openStaffServer();
  shown(server, { state: 'waiting', number: null, decidedAt: null, decidedBy: null });
  await renderStaff('/manual-entries/entry-1', RIGHTS);
  await expectText('Waits for another person');
  await expectAccessible();
  server.answer<typeof confirmManualEntry>('POST', '/staff/manual-entries/:entryId/confirmation', {
    success: true,
    entry: ENTRY,
  });
  shown(server);
  await page.getByRole('button', { name: 'Confirm and post' }).click();
  await expectTitle('JV/2627/000001');
});

// MANUAL-ENTRY-4, MANUAL-ENTRY-5
it('takes documents, and is reversed for a reason', async () => {
  const server = openStaffServer();
  shown(server);
  await renderStaff('/manual-entries/entry-1', RIGHTS);
  const added = {
    ...{ id: 'document-1', name: 'rent.pdf', contentType: 'application/pdf' as const },
    addedAt: '2026-12-01T07:00:00.000Z',
  };
  const entry = { ...ENTRY, documents: [added] };
  server.answer<typeof addEntryDocument>('POST', '/staff/manual-entries/:entryId/documents', {
    success: true,
    entry,
  });
  shown(server, entry);
  await page.getByLabelText('Add a document').upload(new File(['%PDF-'], 'rent.pdf'));
  await expect
    .element(page.getByRole('link', { name: 'rent.pdf' }))
    .toHaveAttribute('href', '/api/staff/manual-entries/entry-1/documents/document-1');
  await page.getByRole('button', { name: 'Reverse' }).click();
  await dialog.getByRole('button', { name: 'Reverse it' }).click();
  await expectText('Enter a reason');
  await expectAccessible();
  await dialog.getByLabelText('Reason').fill('Paid twice');
  server.answer<typeof reverseManualEntry>('POST', '/staff/manual-entries/:entryId/reversal', {
    success: true,
    entry: { ...ENTRY, id: 'entry-2', number: 'JV/2627/000002' },
  });
  shown(server, {
    id: 'entry-2',
    number: 'JV/2627/000002',
    reverses: { id: 'entry-1', label: ROW.number ?? '' },
  });
  await dialog.getByRole('button', { name: 'Reverse it' }).click();
  await expectTitle('JV/2627/000002');
});
