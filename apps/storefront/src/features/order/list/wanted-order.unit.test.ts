import type { OrderView } from '@ilaneer/contract/order/order-view';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlacedNote } from './wanted-order.tsx';

const textOf = (more: object): string => {
  const order = { orderNumber: 'OD10003', totalAmount: 535.65, paymentMethod: 'cod', ...more } as OrderView;
  return renderToStaticMarkup(createElement(PlacedNote, { order })).replace(/<[^>]*>/g, '');
};

it('thanks for an order with the sum that the delivery partner collects, rounded as the lines below it (PAYMENT-23)', () => {
  expect(textOf({ payment: { giftCard: null, rest: 536 } })).toContain(
    'Order OD10003 for ₹535.65 is placed. Please keep ₹536.00 ready for the delivery partner.',
  );
  expect(textOf({ payment: { giftCard: { last4: '1234', amount: 300 }, rest: 236 } })).toContain(
    'Gift card ••1234 paid ₹300.00. Please keep ₹236.00 ready for the delivery partner.',
  );
  expect(textOf({ paymentMethod: 'online', payment: { giftCard: null, rest: 535.65 } })).not.toContain(
    'ready',
  );
});
