import type {
  getReturnPayout,
  getStaffReturn,
  moveReturn,
  StaffReturnView,
} from '@ilaneer/contract/staff/orders/returns-desk';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { RETURN } from '../../../testing/replies/returns.ts';
import { openStaffServer, type StaffServer } from '../../../testing/staff-server.ts';

function returnIs(server: StaffServer, view: StaffReturnView) {
  const reply = { success: true as const, return: view };
  server.answer<typeof getStaffReturn>('GET', '/staff/returns/:returnId', reply);
  return reply;
}

// RETURN-19 and RETURN-20
it('shows a payout in full on request only, to staff who pay refunds', async () => {
  const server = openStaffServer();
  returnIs(server, RETURN);
  server.answer<typeof getReturnPayout>('GET', '/staff/returns/:returnId/payout', {
    success: true,
    payout: {
      kind: 'upi',
      upiId: 'anu.das@okaxis',
      holder: null,
      account: null,
      ifsc: null,
      givenAt: '2026-11-29T05:38:25.087Z',
    },
  });
  const looks = () => server.asked<typeof getReturnPayout>('GET', '/staff/returns/:returnId/payout');
  await renderStaff('/returns/return-1', { theme: 'dark' });
  await expectText('Refund', /^UPI ID an…@okaxis/, 'Wet box');
  expect(looks()).toHaveLength(0);
  await page.getByRole('button', { name: 'Show in full' }).click();
  await expectText(/^anu\.das@okaxis/);
  await expectAccessible();
  server.act<typeof moveReturn>('POST', '/staff/returns/:returnId/moves', () =>
    returnIs(server, { ...RETURN, state: 'received', moves: ['refund'], version: 2 }),
  );
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  // Never in the parcel: nothing to wait for.
  await expect.element(page.getByRole('button', { name: /^Refund ₹336.30/ })).toBeVisible();
  await expectGone(page.getByRole('button', { name: 'Picked up' }));
});

it('keeps a payout masked for staff who pay no refunds', async () => {
  const server = openStaffServer();
  returnIs(server, RETURN);
  await renderStaff('/returns/return-1', { rights: ['orders.read', 'returns.decide'] });
  await expectText('UPI ID an…@okaxis');
  await expectGone(page.getByRole('button', { name: 'Show in full' }));
});

// TAX-DOCUMENT-20
it('says when a credit note would take no GST back any more', async () => {
  const server = openStaffServer();
  returnIs(server, RETURN);
  await renderStaff('/returns/return-1');
  await expectTitle('Return 1 of OD10001');
  await expectText('Wet box');
  await expectGone(page.getByText(/reclaim the GST|GST back/));
  for (const [time, words] of [
    ['soon too late', 'Refund or exchange by 30 November 2027 to reclaim the GST'],
    ['too late', 'Too late to reclaim the GST'],
  ] as const) {
    returnIs(server, { ...RETURN, creditNote: { lastDay: '2027-11-30', time } });
    server.announce({ kind: 'return', id: 'return-1', by: { id: 'ravi', name: 'Ravi Kumar' } });
    await expectText(words);
  }
  await expectAccessible();
});
