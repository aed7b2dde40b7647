import type {
  getStaffMessage,
  listMessageAssignees,
  listWriterOrders,
  StaffMessageView,
  WriterOrder,
} from '@ilaneer/contract/staff/messages/messages';
import type { getStaffOrder } from '@ilaneer/contract/staff/orders/order-detail';
import type { putOrderAddress, refundStaffOrder } from '@ilaneer/contract/staff/orders/order-writes';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { MESSAGE } from '../../../testing/replies/messages.ts';
import { answerOrder, ORDER } from '../../../testing/replies/orders.ts';
import { openStaffServer, type StaffServer } from '../../../testing/staff-server.ts';

const box = page.getByRole('textbox', { name: 'Answer' });

let server: StaffServer;
beforeEach(() => {
  server = openStaffServer();
  server.answer<typeof listMessageAssignees>('GET', '/staff/message-assignees', {
    success: true,
    people: [],
  });
});

const show = (message: StaffMessageView) =>
  server.answer<typeof getStaffMessage>('GET', '/staff/messages/:messageId', { success: true, message });

it('refunds an order of the writer in place, and offers a sentence for the answer (SUPPORT-19)', async () => {
  show(MESSAGE);
  const writers: WriterOrder = {
    ...{ id: 'order-1', orderNumber: 'OD10001', status: 'placed', total: 570, match: 'contact' },
    ...{ placedAt: '2026-11-20T04:30:00.000Z', parcels: [], returns: [] },
  };
  const answerOrders = (order: WriterOrder) =>
    server.answer<typeof listWriterOrders>('GET', '/staff/messages/:messageId/orders', {
      success: true,
      orders: [order],
    });
  answerOrders(writers);
  const money = { ...ORDER.money, refundable: 570, refundableByItself: 570 };
  server.answer<typeof getStaffOrder>('GET', '/staff/orders/:orderId', {
    success: true,
    order: { ...ORDER, money },
  });
  server.act<typeof refundStaffOrder>('POST', '/staff/orders/:orderId/refunds', () => ({
    success: true,
    order: { ...ORDER.state, version: 2 },
  }));
  await renderStaff('/messages/ticket-1', {
    rights: ['messages.answer', 'orders.read', 'orders.edit', 'refunds.issue'],
  });
  const refund = page.getByRole('button', { name: 'Refund of OD10001' });
  await expect.element(refund).toBeVisible();
  // Not proven to be the writer's.
  await expectGone(page.getByRole('button', { name: 'New address of OD10001' }));
  await box.fill('We are sorry.');
  await refund.click();
  const dialog = page.getByRole('dialog', { name: 'Refund order OD10001' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('30');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Leaking bottle');
  await expectAccessible();
  await dialog.getByRole('button', { name: /^Refund/ }).click();
  await expectGone(dialog);
  await expectAccessible();
  await page.getByRole('button', { name: 'Add to the answer' }).click();
  const sentence = 'We have refunded ₹30.00 of your order OD10001 to the payment method that you used.';
  await expect.element(box).toHaveValue(`We are sorry.\n\n${sentence}`);
  expect(server.sent<typeof refundStaffOrder>('POST', '/staff/orders/:orderId/refunds')).toEqual([
    { amount: 30, reason: 'Leaking bottle' },
  ]);
  await expectGone(page.getByRole('button', { name: 'Add to the answer' }));
});

it('says why an act is not possible, and changes the address of a proven order', async () => {
  show(MESSAGE);
  server.answer<typeof listWriterOrders>('GET', '/staff/messages/:messageId/orders', {
    success: true,
    orders: [
      {
        ...{ id: 'order-1', orderNumber: 'OD10001', status: 'placed', total: 570, match: 'account' },
        ...{ placedAt: '2026-11-20T04:30:00.000Z', parcels: [], returns: [] },
      },
    ],
  });
  answerOrder(server);
  server.act<typeof putOrderAddress>('PUT', '/staff/orders/:orderId/address', () => ({
    success: true,
    order: { ...ORDER.state, version: 2 },
  }));
  await renderStaff('/messages/ticket-1', {
    rights: ['messages.answer', 'orders.read', 'orders.edit', 'refunds.issue'],
  });
  await page.getByRole('button', { name: 'Refund of OD10001' }).click();
  await expectText('Nothing of OD10001 can be refunded.');
  await page.getByRole('button', { name: 'New address of OD10001' }).click();
  const dialog = page.getByRole('dialog', { name: 'Address of order OD10001' });
  await dialog.getByRole('textbox', { name: 'Address line 1' }).fill('7 Beach Road');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('button', { name: 'Add to the answer' }).click();
  await expect.element(box).toHaveValue('Your order OD10001 now goes to 7 Beach Road, Kochi 682001.');
});
