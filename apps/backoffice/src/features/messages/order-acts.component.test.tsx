import type {
  getStaffMessage,
  listMessageAssignees,
  listWriterOrders,
  StaffMessageView,
  WriterOrder,
} from '@ilaneer/contract/staff/messages/messages';
import type { getStaffOrder } from '@ilaneer/contract/staff/orders/order-detail';
import type { putOrderAddress, refundStaffOrder } from '@ilaneer/contract/staff/orders/order-writes';
import type {
  exchangeReturn,
  getExchangeOffers,
  getStaffReturn,
  StaffReturnView,
} from '@ilaneer/contract/staff/orders/returns-desk';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { MESSAGE } from '../../../testing/replies/messages.ts';
import { answerOrder, ORDER } from '../../../testing/replies/orders.ts';
import { RETURN } from '../../../testing/replies/returns.ts';
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

describe('a received return is replaced in place (SUPPORT-19)', () => {
  const RECEIVED: StaffReturnView = {
    ...RETURN,
    ...{ state: 'received', moves: ['refund', 'exchange'], version: 4 },
    refund: { ...RETURN.refund, byHand: 0, payout: null },
  };
  const EXCHANGED: StaffReturnView = {
    ...RECEIVED,
    ...{ state: 'refunded', moves: [], version: 5 },
    exchange: { orderId: 'order-2', orderNumber: 'OD10002', amount: 336.3 },
  };
  const RIGHTS = ['messages.answer', 'orders.read', 'returns.decide'] as const;
  const replace = page.getByRole('button', { name: 'Replace return 1 of OD10001' });
  const dialog = page.getByRole('dialog', { name: 'Exchange return 1 of OD10001' });

  const answerReturn = (request: StaffReturnView) => {
    server.answer<typeof listWriterOrders>('GET', '/staff/messages/:messageId/orders', {
      success: true,
      orders: [
        {
          ...{ id: 'order-1', orderNumber: 'OD10001', status: 'delivered', total: 570, match: 'account' },
          ...{ placedAt: '2026-11-20T04:30:00.000Z', parcels: [] },
          returns: [{ id: request.id, number: request.number, state: request.state }],
        },
      ],
    });
    const reply = { success: true as const, return: request };
    server.answer<typeof getStaffReturn>('GET', '/staff/returns/:returnId', reply);
    return reply;
  };
  beforeEach(() => {
    show(MESSAGE);
    answerReturn(RECEIVED);
    const variant = { name: '6 x 200 ml', sku: 'TCW', price: 285, isDearer: false, back: 0 };
    server.answer<typeof getExchangeOffers>('GET', '/staff/returns/:returnId/exchange', {
      success: true,
      offers: [
        {
          position: 1,
          variants: [
            { ...variant, variantId: 'six', isSame: true, available: 0 },
            { ...variant, variantId: 'twelve', name: '12 x 200 ml', isSame: false, available: 5 },
          ],
        },
      ],
    });
  });

  it('with goods in stock, and the new number is offered for the answer', async () => {
    server.act<typeof exchangeReturn>('POST', '/staff/returns/:returnId/exchange', () =>
      answerReturn(EXCHANGED),
    );
    await renderStaff('/messages/ticket-1', { rights: RIGHTS });
    await box.fill('Dear Meera,');
    await replace.click();
    await expect.element(dialog.getByRole('radio', { name: /^6 x 200 ml, same variant/ })).toBeDisabled();
    await expect.element(dialog.getByRole('radio', { name: /^12 x 200 ml/ })).toBeChecked();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Exchange' }).click();
    await expectGone(dialog);
    expect(server.sent<typeof exchangeReturn>('POST', '/staff/returns/:returnId/exchange')).toEqual([
      { goods: [{ position: 1, variantId: 'twelve' }] },
    ]);
    const sentence =
      'We are sending you a replacement for your order OD10001 at no charge, as order OD10002.';
    await page.getByRole('button', { name: 'Add to the answer' }).click();
    await expect.element(box).toHaveValue(`Dear Meera,\n\n${sentence}`);
    // It is not offered twice.
    await expectGone(replace);
    await expectAccessible();
  });

  it('unless the shop refuses: its reason stays beside the choice, and no sentence is offered', async () => {
    server.refuse<typeof exchangeReturn>('POST', '/staff/returns/:returnId/exchange', {
      ...{ status: 409, code: 'OUT_OF_STOCK', message: 'Some items are out of stock' },
    });
    await renderStaff('/messages/ticket-1', { rights: RIGHTS });
    await replace.click();
    await dialog.getByRole('button', { name: 'Exchange' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Some items are out of stock');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expectGone(dialog);
    await expectGone(page.getByRole('button', { name: 'Add to the answer' }));
  });

  it('unless another member decided it meanwhile', async () => {
    await renderStaff('/messages/ticket-1', { rights: RIGHTS });
    await expect.element(replace).toBeVisible();
    answerReturn(EXCHANGED);
    await replace.click();
    await expectText('Return 1 of OD10001 can’t be exchanged.');
    await expectGone(dialog);
  });

  it('only by staff who decide returns', async () => {
    await renderStaff('/messages/ticket-1', { rights: ['messages.answer', 'orders.read', 'orders.edit'] });
    await expectText('Return 1');
    await expectGone(page.getByRole('button', { name: / of OD10001$/ }));
  });
});
