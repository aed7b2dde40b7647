import { expect, it } from 'vitest';
import { TEST_BRAND } from '../../../../testing/content-dir.ts';
import { sampleOrder } from '../../../sandbox/mail-preview/sample-order.ts';
import type { Order } from '../repository.ts';
import { orderStatusMail } from './order-status-mail.ts';

const LINKS = {
  invoice: 'https://shop.example/#/invoice?link=i',
  track: 'https://shop.example/#/track/t',
  confirm: 'https://shop.example/#/confirm/c',
};

const textOf = (changes: Partial<Order>): string => {
  const order = { ...sampleOrder('cod'), status: 'shipped' as const, ...changes };
  return orderStatusMail(order, { coins: 0 }, TEST_BRAND, 'https://shop.example', LINKS)?.text ?? '';
};

it('leads to the page that tracks it without a login, while it is on its way (PARCEL-24)', () => {
  const button = `Follow your order:\n${LINKS.track}`;
  expect(textOf({})).toContain(button);
  expect(textOf({ status: 'in transit' })).toContain(button);
  expect(textOf({ status: 'delivered' })).not.toContain(LINKS.track);
});

it('asks for the cash of an order on delivery, and for none of a replacement whose goods are paid (RETURN-22)', () => {
  expect(textOf({ totalPaise: 53_565, cashRoundOffPaise: 35 })).toContain(
    'Please have ₹536.00 ready for the courier.',
  );
  expect(textOf({ paymentStatus: 'completed' })).not.toContain('ready for the courier');
});
