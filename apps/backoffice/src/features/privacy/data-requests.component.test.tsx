import type {
  answerDataRequest,
  DataRequestView,
  listDataRequests,
} from '@ilaneer/contract/staff/privacy/data-requests';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText, expectTitle } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { listOf } from '../../../testing/replies/orders.ts';
import { openStaffServer } from '../../../testing/staff-server.ts';

const REQUEST: DataRequestView = {
  id: 'request-1',
  customerId: 'customer-1',
  customerName: 'Anu Thomas',
  kind: 'erasure',
  channel: 'letter',
  state: 'open',
  receivedOn: '2026-10-12',
  dueOn: '2026-11-11',
  isLate: true,
  closedAt: null,
};

// PRIVACY-18
it('shows the clock, and erases only with a reason', async () => {
  const server = openStaffServer();
  server.answer<typeof listDataRequests>('GET', '/staff/data-requests', listOf(REQUEST));
  await renderStaff('/privacy/requests', { rights: ['privacy.answer'] });
  await expectTitle('Data requests');
  await expectText('Late', '11 Nov 2026');
  await expect.element(page.getByRole('button', { name: 'Save the copy' })).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: 'Erase' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Erase the account' }).click();
  await expectText('Enter a reason');
  await dialog.getByLabelText('How was the person identified?').fill('Came with the phone of the account');
  await expectAccessible();
  server.answer<typeof answerDataRequest>('POST', '/staff/data-requests/:requestId/answer', {
    success: true,
    request: { ...REQUEST, state: 'done', customerName: 'Deleted account' },
  });
  server.answer<typeof listDataRequests>(
    'GET',
    '/staff/data-requests',
    listOf<DataRequestView>({ ...REQUEST, state: 'done', isLate: false, customerName: 'Deleted account' }),
  );
  await dialog.getByRole('button', { name: 'Erase the account' }).click();
  await expectText('Deleted account');
  expect(server.sent<typeof answerDataRequest>('POST', '/staff/data-requests/:requestId/answer')).toEqual([
    { outcome: 'done', reason: 'Came with the phone of the account' },
  ]);
});
