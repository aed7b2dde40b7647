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
import { PICTURE } from '../../../testing/replies/orders.ts';
import { openStaffServer, type StaffServer } from '../../../testing/staff-server.ts';

const RETURN: StaffReturnView = {
  id: 'return-1',
  number: 1,
  orderId: 'order-1',
  orderNumber: 'OD10001',
  customerName: 'Anu Thomas',
  state: 'requested',
  note: 'Wet box',
  remedy: 'refund',
  requestedAt: '2026-11-29T05:38:25.087Z',
  approvedAt: null,
  refundDueAt: null,
  isLate: false,
  refusedAt: null,
  pickedUpAt: null,
  receivedAt: null,
  refundedAt: null,
  refusalReason: null,
  moves: ['approve', 'refuse'],
  photos: [],
  lines: [
    {
      position: 1,
      name: 'Tender Coconut Water Pack',
      variantName: 'Pack: 6 x 200 ml',
      sku: 'ILN-TCW-P06-NAT',
      picture: PICTURE,
      quantity: 1,
      reason: 'missing',
      mayBeRestocked: false,
      restocked: 0,
      writtenOff: 0,
    },
  ],
  refund: { amount: 336.3, byHand: 336.3, coins: 0, reference: null, payout: 'UPI ID an…@okaxis' },
  exchange: null,
  creditNote: { lastDay: '2027-11-30', time: 'in time' },
  version: 1,
};

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
  await expectText('Their money back', /^UPI ID an…@okaxis/, 'Wet box');
  expect(looks()).toHaveLength(0);
  await page.getByRole('button', { name: 'Show it whole' }).click();
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
  await expectGone(page.getByRole('button', { name: 'Show it whole' }));
});

// TAX-DOCUMENT-20
it('says when a credit note would take no GST back any more', async () => {
  const server = openStaffServer();
  returnIs(server, RETURN);
  await renderStaff('/returns/return-1');
  await expectTitle('Return 1 of OD10001');
  await expectText('Wet box');
  await expectGone(page.getByText(/GST back/));
  for (const [time, words] of [
    ['soon too late', 'Refund or exchange by 30 November 2027 to take the GST back'],
    ['too late', 'Too late to take the GST back'],
  ] as const) {
    returnIs(server, { ...RETURN, creditNote: { lastDay: '2027-11-30', time } });
    server.announce({ kind: 'return', id: 'return-1', by: { id: 'ravi', name: 'Ravi Kumar' } });
    await expectText(words);
  }
  await expectAccessible();
});
