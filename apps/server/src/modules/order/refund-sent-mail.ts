import { formatRupees, paise } from '@ilaneer/domain/money';
import type { Mail } from '../outbox/mailer.ts';
import type { Order } from './repository.ts';

/** The mail that tells of money that went back, or null when there is nobody to write to. */
export function refundSentMail(
  order: Order,
  refund: { readonly id: string; readonly amountPaise: number },
  brandName: string,
): Mail | null {
  const to = order.deliveryAddress.email;
  if (to === null) return null;
  return {
    id: `refund-sent ${refund.id}`,
    to,
    subject: `Your refund for ${brandName} order ${order.number}`,
    text: [
      `Dear ${order.deliveryAddress.fullName},`,
      '',
      `we have sent back ${formatRupees(paise(refund.amountPaise))} for order ${order.number}.`,
      'Banks show it within 10 business days. Write to us if it takes longer than 15.',
      '',
      'With warm regards from Kerala,',
      brandName,
    ].join('\n'),
  };
}
