import { formatRupees, paise } from '@ilaneer/domain/money';
import type { ReturnedUnits } from '@ilaneer/domain/tax-document/credit-note-figures';
import { keptFigures } from '@ilaneer/domain/tax-document/kept-figures';
import { expect, it } from 'vitest';
import { TEST_BRAND } from '../../../../testing/content-dir.ts';
import { sampleOrder } from '../../../sandbox/mail-preview/sample-order.ts';
import { toInvoicedOrder } from '../invoiced-order.ts';
import type { Order } from '../repository.ts';
import { orderStatusMail } from './order-status-mail.ts';

const LINKS = {
  invoice: 'https://shop.example/#/invoice?link=i',
  track: 'https://shop.example/#/track/t',
  confirm: 'https://shop.example/#/confirm/c',
};

const textOf = (changes: Partial<Order>, undelivered: readonly ReturnedUnits[] = []): string => {
  const order = { ...sampleOrder('cod'), status: 'shipped' as const, ...changes };
  const brought = { coins: 0, undelivered };
  return orderStatusMail(order, brought, TEST_BRAND, 'https://shop.example', LINKS)?.text ?? '';
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

it('lists the goods that were sent and delivered, and adds them up without a parcel that came back (PARCEL-48)', () => {
  const order = sampleOrder('cod');
  const shirt = { position: 2, quantity: 1, reason: 'not-delivered' } as const;
  const { total } = keptFigures(toInvoicedOrder(order), [shirt]);
  const credited = { creditedPaise: order.totalPaise - total };
  const delivered = textOf({ status: 'delivered', ...credited }, [shirt]);
  expect(delivered).toContain('2 x Filter coffee (Pack of 12): ₹1,440.00');
  expect(delivered).toContain('Not delivered: 1 x Monsoon T-shirt (Leaf green, M)');
  expect(delivered).toContain(`Total: ${formatRupees(total)} (cash on delivery)`);
  expect(delivered).not.toContain('(Leaf green, M): ');
  const amountOf = (name: string): number => {
    const [, sign = '', digits = '0'] = new RegExp(`^${name}: (-?)₹([\\d,.]+)`, 'm').exec(delivered) ?? [];
    return Math.round(Number(`${sign}${digits.replaceAll(',', '')}`) * 100);
  };
  const listed = ['2 x Filter coffee \\(Pack of 12\\)', 'Coupon and coins', 'GST'].map(amountOf);
  expect(listed.reduce((sum, one) => sum + one, 0)).toBe(total);
  const sent = textOf(credited, [shirt]);
  expect(sent).toContain('Item: 2 x Filter coffee (Pack of 12)');
  expect(sent).toContain('Not delivered: 1 x Monsoon T-shirt (Leaf green, M)');
});

it('names the gift card only as far as it paid for the delivered goods', () => {
  const giftCard = { giftCardPaise: 50_000, giftCardLast4: '2345' };
  const order = { ...sampleOrder('prepaid'), ...giftCard };
  const shirt = { position: 2, quantity: 1, reason: 'not-delivered' } as const;
  const { total } = keptFigures(toInvoicedOrder(order), [shirt]);
  expect(order.totalPaise - total).toBeGreaterThan(giftCard.giftCardPaise);
  const text = textOf({ ...order, status: 'delivered' }, [shirt]);
  expect(text).not.toContain('2345');
  expect(text).toContain(`Total: ${formatRupees(total)} (paid online)`);
});

it('states the refund of an order that did not arrive, parcel by parcel', () => {
  const gone = { status: 'cancelled', cancelCause: 'not delivered', cancelledAt: new Date(0) } as const;
  const { totalPaise, events } = sampleOrder('prepaid');
  const paid = { ...gone, paymentMethod: 'prepaid', paymentStatus: 'refunded' } as const;
  const amount = formatRupees(paise(totalPaise));
  expect(textOf({ ...paid, totalPaise })).toContain(`We send your ${amount} back to where it came from.`);
  const reversed = events.map((event) => ({ ...event, kind: 'parcel_not_delivered' as const }));
  const text = textOf({ ...paid, totalPaise, events: [...events, ...reversed, ...reversed] });
  expect(text).toContain(`We send the rest of your ${amount} back to where it came from.`);
  expect(text).not.toContain('write again');
});
