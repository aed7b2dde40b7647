import type {
  blockGiftCard,
  GiftCardDetail,
  GiftCardRow,
  getStaffGiftCard,
  issueStaffGiftCard,
  listGiftCards,
} from '@ilaneer/contract/staff/books/gift-cards';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText, expectTitle } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { listOf } from '../../../../testing/replies/orders.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const ROW: GiftCardRow = {
  id: 'card-1',
  last4: '2345',
  state: 'active',
  worth: 500,
  balance: 400,
  issuedAt: '2026-11-20T05:00:00.000Z',
  expiresAt: '2027-11-20T18:30:00.000Z',
};

const CARD: GiftCardDetail = {
  ...ROW,
  reason: 'The parcel came late',
  paidBy: 'none',
  entries: [
    {
      id: '1',
      kind: 'held',
      amount: 100,
      orderId: 'order-1',
      orderNumber: 'OD10001',
      happenedAt: '2026-11-22T05:00:00.000Z',
    },
  ],
};

const dialog = page.getByRole('dialog');

// GIFT-CARD-14
it('issues a card and shows its code once', async () => {
  const server = openStaffServer();
  server.answer<typeof listGiftCards>('GET', '/staff/gift-cards', listOf(ROW));
  await renderStaff('/gift-cards', { rights: ['reports.read', 'books.write', 'exports.take'] });
  await expectText('••2345');
  await expect
    .element(page.getByRole('link', { name: 'Balances as CSV' }))
    .toHaveAttribute('href', '/api/staff/exports/gift-cards');
  await expectAccessible();
  await page.getByRole('button', { name: 'Issue a gift card' }).click();
  await dialog.getByRole('button', { name: 'Issue it' }).click();
  await expectText('A gift card is worth ₹1.00 to ₹10,000.00');
  await expectText('Reason is required');
  await expectAccessible();
  await dialog.getByLabelText('Worth in rupees').fill('500');
  await dialog.getByLabelText('Reason').fill('The parcel came late');
  server.answer<typeof issueStaffGiftCard>('POST', '/staff/gift-cards', {
    success: true,
    giftCard: ROW,
    code: 'PALM-TREE-CARD-2345',
  });
  await dialog.getByRole('button', { name: 'Issue it' }).click();
  await expectText('PALM-TREE-CARD-2345');
  expect(server.sent<typeof issueStaffGiftCard>('POST', '/staff/gift-cards')).toEqual([
    { worth: 500, lastDay: null, paidBy: 'none', reason: 'The parcel came late' },
  ]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByText('PALM-TREE-CARD-2345')).not.toBeInTheDocument();
});

it('shows the entries of a card, and blocks it for a reason', async () => {
  const server = openStaffServer();
  server.answer<typeof getStaffGiftCard>('GET', '/staff/gift-cards/:giftCardId', {
    success: true,
    giftCard: CARD,
  });
  await renderStaff('/gift-cards/card-1', { rights: ['reports.read', 'books.write', 'orders.read'] });
  await expectTitle('Gift card ••2345');
  await expect
    .element(page.getByRole('link', { name: 'OD10001' }))
    .toHaveAttribute('href', '/backoffice/orders/order-1');
  await expectAccessible();
  await page.getByRole('button', { name: 'Block' }).click();
  await dialog.getByLabelText('Reason').fill('The code was published');
  server.answer<typeof blockGiftCard>('POST', '/staff/gift-cards/:giftCardId/block', {
    success: true,
    giftCard: { ...ROW, state: 'blocked' },
  });
  server.answer<typeof getStaffGiftCard>('GET', '/staff/gift-cards/:giftCardId', {
    success: true,
    giftCard: { ...CARD, state: 'blocked' },
  });
  await dialog.getByRole('button', { name: 'Block the card' }).click();
  await expectText('Blocked');
  await expect.element(page.getByRole('button', { name: 'Block' })).not.toBeInTheDocument();
});
