import { formatRupees, paise } from '@ilaneer/domain/money';
import type { ReturnState } from '@ilaneer/domain/order/return-life';
import type { Mail } from '../outbox/mailer.ts';
import type { Order } from './repository.ts';
import type { OrderReturn } from './returns-repository.ts';

/** The mail that tells of a return's new state, or null when there is nobody to write to. */
export function orderReturnedMail(
  order: Order,
  request: OrderReturn,
  brandName: string,
  publicUrl: string,
): Mail | null {
  const to = order.deliveryAddress.email;
  const news = newsOf(order, request);
  if (to === null || news === null) return null;
  return {
    // A return comes to each state once, so that a second try is the same mail.
    id: `return-${request.state.replace(' ', '-')} ${request.id}`,
    to,
    subject: `Your return for ${brandName} order ${order.number} ${news.subject}`,
    text: [
      `Dear ${order.deliveryAddress.fullName},`,
      '',
      ...news.lines,
      '',
      ...request.lines.map(({ position, quantity }) => {
        const line = order.lines.find((one) => one.position === position);
        return `- ${quantity} x ${line?.name ?? ''}`;
      }),
      '',
      `Follow it here: ${publicUrl}/#/order-details?order=${encodeURIComponent(order.id)}`,
      '',
      'With warm regards from Kerala,',
      brandName,
    ].join('\n'),
  };
}

type News = { readonly subject: string; readonly lines: readonly string[] };

const PROMISE =
  'Your refund reaches you within 10 business days of the approval. Write to us if it takes longer than 15.';

function newsOf({ number }: Order, request: OrderReturn): News | null {
  const amount = formatRupees(paise(request.refundPaise ?? 0));
  const byState: Readonly<Record<ReturnState, News | null>> = {
    // Its acknowledgement is a mail of its own.
    requested: null,
    approved: {
      subject: 'is approved',
      lines: [
        `we take these goods of order ${number} back.`,
        'Please keep them at hand until somebody comes to your address for them, or we tell you that you may keep them.',
      ],
    },
    refused: {
      subject: 'was not approved',
      lines: [
        `we looked at your return for order ${number} and cannot take these goods back.`,
        `Why: ${request.refusalReason ?? ''}`,
        'If you see it differently, please answer this mail or ask our support.',
      ],
    },
    'picked up': {
      subject: 'is on its way to us',
      lines: [`these goods of order ${number} are on their way back to us.`],
    },
    received: {
      subject: 'has reached us',
      lines: [`these goods of order ${number} are back with us. We send your money back next.`, PROMISE],
    },
    refunded: {
      subject: 'is refunded',
      lines: [
        request.refundReference === null
          ? `we send ${amount} for order ${number} back the way you paid. Banks show it within 10 business days.`
          : `we have paid you back ${amount} for order ${number}. Reference: ${request.refundReference}`,
      ],
    },
  };
  return byState[request.state];
}
