import type {
  closeMonth,
  getMonthEnd,
  getMonthLights,
  LightView,
  MonthEndView,
  proveBooks,
  withdrawLock,
} from '@ilaneer/contract/staff/books/month-end';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const OCTOBER: MonthEndView = {
  month: '2026-10',
  lastDay: '2026-10-31',
  isOver: true,
  lockedThrough: '2026-09',
  toLock: ['2026-10'],
  needsTwo: false,
  lockRequest: null,
  closing: null,
  documents: 1_050,
  drawn: 1_050,
};
const LIGHTS: readonly LightView[] = [
  { id: 'unshipped', colour: 'amber', count: 2, items: [] },
  { id: 'returns', colour: 'green', count: 0, items: [] },
  {
    id: 'on-the-road',
    colour: 'amber',
    count: 21,
    items: [{ label: 'OD10042-1', orderId: 'o-42' }],
  },
  { id: 'cash', colour: 'amber', count: 1_003, items: [] },
  { id: 'gateways', colour: 'green', count: 0, items: [] },
  { id: 'unmatched', colour: 'amber', count: 1, items: [] },
  { id: 'rates', colour: 'red', count: 1, items: [{ label: 'HSN 2202', orderId: null }] },
  { id: 'gaps', colour: 'green', count: 0, items: [] },
  { id: 'faults', colour: 'green', count: 0, items: [] },
];
const BEGUN = {
  requestedAt: '2026-11-02T05:00:00.000Z',
  finishedAt: null,
  documents: null,
  archiveBytes: null,
  archiveSha256: null,
};
const DONE = {
  requestedAt: '2026-11-02T05:00:00.000Z',
  finishedAt: '2026-11-02T05:00:09.000Z',
  documents: 1_050,
  archiveBytes: 14_700_000,
  archiveSha256: 'a'.repeat(64),
};

function answerMonth(server: StaffServer, change: Partial<MonthEndView> = {}): void {
  server.answer<typeof getMonthEnd>('GET', '/staff/month-end', {
    success: true,
    monthEnd: { ...OCTOBER, ...change },
  });
}

function answerLights(server: StaffServer): void {
  const { month, lastDay } = OCTOBER;
  server.answer<typeof getMonthLights>('GET', '/staff/month-lights', {
    ...{ success: true, month, lastDay },
    lights: [...LIGHTS],
  });
}

function answerProof(server: StaffServer, what: readonly string[] = []): void {
  server.answer<typeof proveBooks>('GET', '/staff/book-proof', {
    success: true,
    contradictions: what.map((name) => ({ what: name, inBooks: 10.5, elsewhere: 10 })),
  });
}

const open = async (server: StaffServer, rights?: readonly ('reports.read' | 'books.write')[]) => {
  answerLights(server);
  answerProof(server);
  await renderStaff('/month-end?month=2026-10', rights === undefined ? {} : { rights: [...rights] });
};

it('shows open business, each with its list (JOURNAL-33)', async () => {
  const server = openStaffServer();
  answerMonth(server);
  await open(server);
  await expectTitle('Month end');
  const hrefOf = (name: string) => page.getByRole('link', { name, exact: true });
  await expect
    .element(hrefOf('Paid orders not shipped'))
    .toHaveAttribute(
      'href',
      '/backoffice/orders?status=placed%2Cprocessing&paymentStatus=completed&to=2026-10-31',
    );
  await expect
    .element(hrefOf('Receipts without a match'))
    .toHaveAttribute('href', '/backoffice/open-items?account=unmatched-receipts&upTo=2026-10-31');
  await expect.element(hrefOf('OD10042-1')).toHaveAttribute('href', '/backoffice/orders/o-42');
  await expectText('and 20 more', '1,003', 'HSN 2202', 'All ledgers agree to the paisa.');
  await expectGone(hrefOf('Open returns'));
  await expect
    .element(hrefOf('Trial balance'))
    .toHaveAttribute('href', '/backoffice/statements?statement=trial-balance&from=2026-10-01&to=2026-10-31');
  await expectAccessible();
});

it('closes the month after a question, shows the progress and then the file (JOURNAL-34, JOURNAL-35)', async () => {
  const server = openStaffServer();
  answerMonth(server);
  server.answer<typeof closeMonth>('POST', '/staff/closed-months', { success: true, closing: BEGUN });
  await open(server);
  await page.getByRole('button', { name: 'Close October 2026' }).click();
  await expectText(/Some lights are red/);
  answerMonth(server, { closing: BEGUN, lockedThrough: '2026-10', drawn: 800 });
  await page.getByRole('button', { name: 'Close the month' }).click();
  await expectText('The files are being made: 800 of 1,050 documents.');
  await expect.element(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  await expectAccessible();
  answerMonth(server, { closing: DONE, lockedThrough: '2026-10' });
  await expectText('14.7 MB', 'a'.repeat(64));
  await expect
    .element(page.getByRole('link', { name: 'Download the ZIP file' }))
    .toHaveAttribute('href', '/api/staff/closed-months/2026-10');
  await expectAccessible();
});

it('says which months and years a closing takes along (JOURNAL-14, JOURNAL-28)', async () => {
  const server = openStaffServer();
  answerMonth(server, { lockedThrough: '2026-01', toLock: ['2026-02', '2026-03'] });
  await open(server, ['reports.read', 'books.write']);
  await page.getByRole('button', { name: 'Close October 2026' }).click();
  await expectText(
    /^2 months are locked, from February 2026 on\. Later entries belong to later months\. The financial year that ends in March 2026 is closed\. This can't be undone\./,
  );
});

it('is requested by one and confirmed by another, where the shop wants two (JOURNAL-32)', async () => {
  const server = openStaffServer();
  const at = { requestedBy: 'Meera', requestedAt: '2026-11-02T10:00:00.000Z' };
  answerMonth(server, { needsTwo: true });
  server.answer<typeof closeMonth>('POST', '/staff/closed-months', { success: true, closing: null });
  await open(server, ['reports.read', 'books.write']);
  await page.getByRole('button', { name: 'Request to close October 2026' }).click();
  answerMonth(server, { needsTwo: true, lockRequest: { ...at, isOwn: true } });
  await page.getByRole('button', { name: 'Request the closing' }).click();
  await expectText(/^Requested by you/);
  await expectGone(page.getByRole('button', { name: /October 2026$/ }));
  await expectAccessible();
  server.answer<typeof withdrawLock>('DELETE', '/staff/lock-requests/:month', { success: true });
  answerMonth(server, { needsTwo: true, lockRequest: { ...at, isOwn: false } });
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await expectText(/^Requested by Meera/);
  await expect.element(page.getByRole('button', { name: 'Close October 2026' })).toBeVisible();
});

it('names contradictions of the books, and why nothing was closed', async () => {
  const server = openStaffServer();
  answerMonth(server);
  server.refuse<typeof closeMonth>('POST', '/staff/closed-months', {
    status: 409,
    message: 'The books contradict other ledgers. Nothing was locked.',
  });
  await open(server);
  answerProof(server, ['Gift cards outstanding']);
  await page.getByRole('button', { name: 'Close October 2026' }).click();
  await page.getByRole('button', { name: 'Close the month' }).click();
  await expectText(
    'The books contradict other ledgers. Nothing was locked.',
    'Gift cards outstanding',
    '₹10.50',
  );
  await expectAccessible();
});

it('is read without buttons and lists by those who may not use them, and has no button for a month that runs', async () => {
  const server = openStaffServer();
  answerMonth(server);
  await open(server, ['reports.read']);
  await expectText('Closing takes the permission to keep the books.');
  await expectGone(
    page.getByRole('button', { name: 'Close October 2026' }),
    page.getByRole('link', { name: 'Paid orders not shipped' }),
  );
  answerMonth(server, { isOver: false });
  const months = page.getByLabelText('Month');
  await months.selectOptions(months.getByRole('option').elements()[0]?.getAttribute('value') ?? '');
  await expectText('October 2026 is not over yet.');
});
