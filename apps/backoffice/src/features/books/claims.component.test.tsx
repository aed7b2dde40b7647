import type {
  ClaimView,
  getClaim,
  getParcelClaim,
  listClaims,
  openClaim,
  payClaim,
  recordWeights,
  refuseClaim,
  withdrawClaim,
  writeOffCash,
} from '@ilaneer/contract/staff/books/claims';
import type { listOpenItems } from '@ilaneer/contract/staff/books/open-items';
import type { listOrderParcels } from '@ilaneer/contract/staff/parcels/parcels';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { listOf } from '../../../testing/replies/orders.ts';
import { PACKED } from '../../../testing/replies/parcels.ts';
import { openStaffServer } from '../../../testing/staff-server.ts';

const CLAIM: ClaimView = {
  id: 'claim-1',
  parcelNumber: 'OD10001-1',
  orderId: 'order-1',
  courier: 'DTDC',
  reason: 'lost',
  chargedGrams: null,
  packedGrams: null,
  chargedOn: null,
  amount: 500,
  voucher: 'CL-9',
  state: 'open',
  openedAt: '2026-11-20T11:00:00.000Z',
  days: 10,
  paid: null,
  reference: null,
  paidOn: null,
  settledAt: null,
  settledReason: null,
};

const dialog = page.getByRole('dialog');

// REMITTANCE-7
it('claims a lost parcel at the proposed amount or another', async () => {
  const server = openStaffServer();
  const lost = { ...PACKED, state: 'lost' as const, allowed: [], courier: 'DTDC', trackingNumber: 'KL1' };
  server.answer<typeof listOrderParcels>('GET', '/staff/orders/:orderId/parcels', {
    success: true,
    parcels: [lost],
  });
  server.answer<typeof getParcelClaim>('GET', '/staff/parcels/:parcelId/claim', {
    success: true,
    claim: null,
    ...{ proposed: 672.6, most: 720 },
  });
  await renderStaff('/packing/orders/order-1', { rights: ['orders.fulfil', 'books.write'] });
  await page.getByRole('button', { name: /^Claim from DTDC/ }).click();
  await expect.element(dialog.getByLabelText('Amount in rupees')).toHaveValue('672.60');
  await expectAccessible();
  await dialog.getByLabelText('Amount in rupees').fill('much');
  await dialog.getByRole('button', { name: 'Open the claim' }).click();
  await expectText('Enter an amount in rupees with at most 2 decimals');
  await dialog.getByLabelText('Amount in rupees').fill('9999999');
  await dialog.getByRole('button', { name: 'Open the claim' }).click();
  await expectText('The goods and their delivery were sold for ₹720.00: claim no more');
  await dialog.getByLabelText('Amount in rupees').fill('600');
  await dialog.getByLabelText(/claim number/).fill('CL-9');
  server.answer<typeof openClaim>('POST', '/staff/parcels/:parcelId/claim', { success: true, claim: CLAIM });
  server.answer<typeof getParcelClaim>('GET', '/staff/parcels/:parcelId/claim', {
    success: true,
    claim: CLAIM,
    ...{ proposed: null, most: null },
  });
  await dialog.getByRole('button', { name: 'Open the claim' }).click();
  await expect
    .element(page.getByRole('link', { name: /^Claim for OD10001-1/ }))
    .toHaveAttribute('href', '/backoffice/claims/claim-1');
  const sent = server.sent<typeof openClaim>('POST', '/staff/parcels/:parcelId/claim');
  expect(sent).toEqual([{ amount: 600, voucher: 'CL-9' }]);
});

// REMITTANCE-8
it('lists claims, and records a payment that is short with its reason', async () => {
  const server = openStaffServer();
  server.answer<typeof listClaims>('GET', '/staff/claims', listOf(CLAIM));
  server.answer<typeof getClaim>('GET', '/staff/claims/:claimId', { success: true, claim: CLAIM });
  await renderStaff('/claims', { rights: ['reports.read', 'books.write'] });
  await expectTitle('Claims against couriers');
  await expectAccessible();
  await page.getByRole('link', { name: 'OD10001-1' }).click();
  await expectText('CL-9');
  await page.getByRole('button', { name: 'Record the payment' }).click();
  await expectGone(dialog.getByLabelText('Why the rest is written off'));
  await dialog.getByLabelText('Amount in rupees').fill('400');
  await dialog.getByLabelText('Bank reference').fill('UTR 5');
  await dialog.getByLabelText('In the bank on').fill('2026-11-28');
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expectText('Enter why the rest is written off');
  await expectAccessible();
  await dialog.getByLabelText('Why the rest is written off').fill('Limit of liability');
  const paid: ClaimView = {
    ...CLAIM,
    ...{ state: 'paid', paid: 400, reference: 'UTR 5', paidOn: '2026-11-28' },
    ...{ settledAt: '2026-11-30T11:00:00.000Z', settledReason: 'Limit of liability' },
  };
  server.answer<typeof payClaim>('POST', '/staff/claims/:claimId/payment', { success: true, claim: paid });
  server.answer<typeof getClaim>('GET', '/staff/claims/:claimId', { success: true, claim: paid });
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expectText('Limit of liability');
  await expectGone(page.getByRole('button', { name: 'Record the payment' }));
  await expectAccessible();
  expect(server.sent<typeof payClaim>('POST', '/staff/claims/:claimId/payment')).toEqual([
    { amount: 400, reference: 'UTR 5', paidOn: '2026-11-28', reason: 'Limit of liability' },
  ]);
});

// REMITTANCE-8
it('writes a refused claim off with a reason', async () => {
  const server = openStaffServer();
  server.answer<typeof getClaim>('GET', '/staff/claims/:claimId', { success: true, claim: CLAIM });
  await renderStaff('/claims/claim-1', { rights: ['reports.read', 'books.write'] });
  const refused: ClaimView = { ...CLAIM, state: 'refused', settledReason: 'Badly packed' };
  server.answer<typeof refuseClaim>('POST', '/staff/claims/:claimId/refusal', {
    success: true,
    claim: refused,
  });
  await page.getByRole('button', { name: 'Write off' }).click();
  await dialog.getByLabelText('Reason').fill('Badly packed');
  server.answer<typeof getClaim>('GET', '/staff/claims/:claimId', { success: true, claim: refused });
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await expectText('Badly packed');
  expect(server.sent<typeof refuseClaim>('POST', '/staff/claims/:claimId/refusal')).toEqual([
    { reason: 'Badly packed' },
  ]);
});

// REMITTANCE-14
it('withdraws a claim that was opened by mistake, with a reason', async () => {
  const server = openStaffServer();
  server.answer<typeof getClaim>('GET', '/staff/claims/:claimId', { success: true, claim: CLAIM });
  await renderStaff('/claims/claim-1', { rights: ['reports.read', 'books.write'] });
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByLabelText('Reason').fill('Mistyped');
  await expectAccessible();
  const settledAt = '2026-11-30T11:00:00.000Z';
  const claim: ClaimView = { ...CLAIM, state: 'withdrawn', settledReason: 'Mistyped', settledAt };
  server.answer<typeof withdrawClaim>('POST', '/staff/claims/:claimId/withdrawal', { success: true, claim });
  server.answer<typeof getClaim>('GET', '/staff/claims/:claimId', { success: true, claim });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expectText('Withdrawn after', 'Mistyped');
  await expectGone(page.getByRole('button', { name: 'Withdraw' }));
  await expectGone(page.getByRole('button', { name: 'Record the payment' }));
  expect(server.sent<typeof withdrawClaim>('POST', '/staff/claims/:claimId/withdrawal')).toEqual([
    { reason: 'Mistyped' },
  ]);
});

// REMITTANCE-11
it('records charged weights, and shows a disputed one', async () => {
  const server = openStaffServer();
  server.answer<typeof listClaims>('GET', '/staff/claims', listOf());
  await renderStaff('/claims', { rights: ['reports.read', 'books.write'] });
  await page.getByRole('button', { name: 'Record charged weights' }).click();
  await dialog.getByRole('button', { name: 'Record them' }).click();
  await expectText('Enter at least one row.');
  await dialog.getByLabelText('Charged on').fill('2026-11-29');
  await dialog.getByLabelText('Rows').fill('KL1,950,45.50');
  await dialog.getByRole('radio', { name: /^Dispute/ }).click();
  await expectAccessible();
  const message = 'No parcel left with the number KL1';
  server.refuse<typeof recordWeights>('POST', '/staff/charged-weights', {
    ...{ status: 400, message, fields: [{ field: 'lines', message }] },
  });
  await dialog.getByRole('button', { name: 'Record them' }).click();
  await expectText(message);
  server.answer<typeof recordWeights>('POST', '/staff/charged-weights', {
    ...{ success: true, disputed: 1, accepted: 0 },
  });
  const disputed: ClaimView = {
    ...CLAIM,
    ...{ reason: 'weight', chargedGrams: 950, packedGrams: 900, chargedOn: '2026-11-29', amount: 45.5 },
  };
  server.answer<typeof listClaims>('GET', '/staff/claims', listOf(disputed));
  server.answer<typeof getClaim>('GET', '/staff/claims/:claimId', { success: true, claim: disputed });
  await dialog.getByRole('button', { name: 'Record them' }).click();
  await expectText('1 disputed, 0 accepted');
  await expect.element(page.getByRole('row', { name: /OD10001-1.*Disputed.*Charged weight/ })).toBeVisible();
  expect(server.sent<typeof recordWeights>('POST', '/staff/charged-weights').at(-1)).toEqual({
    ...{ chargedOn: '2026-11-29', lines: 'KL1,950,45.50', higherSlabs: 'dispute' },
  });
  await page.getByRole('link', { name: 'OD10001-1' }).click();
  await expectText('950 g', '900 g');
  await expect.element(page.getByRole('button', { name: 'Record the credit' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept the charge' }).click();
  await expectText(/credits it to a prepaid balance/);
  await expectAccessible();
});

// REMITTANCE-9
it('writes overdue cash off among the receivables', async () => {
  const server = openStaffServer();
  const item = (id: string, days: number) => ({
    ...{
      id,
      label: id,
      orderId: id,
      remittanceId: null,
      receiptId: null,
      who: 'DTDC',
      state: 'remittance' as const,
    },
    ...{ since: '2026-10-20', days, endsOn: null, amount: 100 },
  });
  server.answer<typeof listOpenItems>('GET', '/staff/open-items', {
    ...listOf(item('OD10001', 41), item('OD10002', 30)),
    sums: [{ who: 'DTDC', count: 2, amount: 200 }],
    total: 200,
    balance: 200,
  });
  await renderStaff('/open-items', { rights: ['reports.read', 'books.write'] });
  await expectGone(page.getByRole('button', { name: 'Write off OD10002' }));
  await page.getByRole('button', { name: 'Write off OD10001' }).click();
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await expectText('Enter a reason');
  await expectAccessible();
  await dialog.getByLabelText('Reason').fill('Bankrupt');
  await dialog.getByLabelText(/claim or letter/).fill('V-3');
  server.answer<typeof writeOffCash>('POST', '/staff/orders/:orderId/cash-write-off', {
    success: true,
    amount: 100,
  });
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await expectGone(dialog);
  expect(server.sent<typeof writeOffCash>('POST', '/staff/orders/:orderId/cash-write-off')).toEqual([
    { reason: 'Bankrupt', voucher: 'V-3' },
  ]);
});
