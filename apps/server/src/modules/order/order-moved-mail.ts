import { formatRupees, paise } from '@ilaneer/domain/money';
import type { OrderStatus } from '@ilaneer/domain/order/status';
import { restOf } from '../gift-card/rest-of-order.ts';
import type { Mail } from '../outbox/mailer.ts';
import type { Order } from './repository.ts';

/** The mail that tells of an order's new status, or null when there is nobody to write to. */
export function orderMovedMail(order: Order, brandName: string, publicUrl: string): Mail | null {
  const to = order.deliveryAddress.email;
  const news = newsOf(order);
  if (to === null || news === null) return null;
  return {
    // An order comes to each status once, so that a second try is the same mail.
    id: `order-${order.status.replace(' ', '-')} ${order.id}`,
    to,
    subject: `Your ${brandName} order ${order.number} ${news.subject}`,
    text: [
      `Dear ${order.deliveryAddress.fullName},`,
      '',
      ...news.lines,
      '',
      `Follow it here: ${publicUrl}/#/order-details?order=${encodeURIComponent(order.id)}`,
      '',
      'With warm regards from Kerala,',
      brandName,
    ].join('\n'),
  };
}

function moneyBack(order: Order): readonly string[] {
  const { giftCardLast4, giftCardPaise, paymentStatus } = order;
  return [
    ...(giftCardLast4 === null
      ? []
      : [`${formatRupees(paise(giftCardPaise))} are back on your gift card ••${giftCardLast4}.`]),
    ...(paymentStatus === 'completed' && restOf(order) > 0 ? ['We send your money back.'] : []),
  ];
}

type News = { readonly subject: string; readonly lines: readonly string[] };

function newsOf(order: Order): News | null {
  const { number } = order;
  const byStatus: Readonly<Record<OrderStatus, News | null>> = {
    pending: null,
    placed: { subject: 'is confirmed', lines: [`we have your payment, and order ${number} is confirmed.`] },
    processing: { subject: 'is being packed', lines: [`we are packing order ${number} now.`] },
    shipped: {
      subject: 'is on its way',
      lines: [
        `order ${number} has left us.`,
        `Courier: ${order.courier ?? ''}`,
        `Tracking number: ${order.trackingNumber ?? ''}`,
      ],
    },
    'in transit': { subject: 'is in transit', lines: [`order ${number} is on the road to you.`] },
    delivered: {
      subject: 'is delivered',
      lines: [
        `order ${number} has been delivered. We hope you enjoy it.`,
        'If anything is not right, you can ask for a return within 7 days.',
      ],
    },
    cancelled: {
      subject: 'is cancelled',
      lines: [
        `order ${number} has been cancelled.`,
        ...(order.cancelReason === null ? [] : [`Reason: ${order.cancelReason}`]),
        ...moneyBack(order),
      ],
    },
  };
  return byStatus[order.status];
}
