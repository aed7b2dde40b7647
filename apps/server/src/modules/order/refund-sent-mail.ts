import { letter } from '../outbox/letter.ts';
import type { Mail } from '../outbox/mailer.ts';
import { greetingTo } from '../outbox/plain-words.ts';
import { orderUrl, showRupees } from './order-facts.ts';
import type { Order } from './repository.ts';

/** The mail that tells of money that went back, or null when there is nobody to write to. */
export function refundSentMail(
  order: Order,
  refund: { readonly id: string; readonly amountPaise: number },
  brandName: string,
  publicUrl: string,
): Mail | null {
  const to = order.deliveryAddress.email;
  if (to === null) return null;
  return {
    id: `refund-sent ${refund.id}`,
    kind: 'refund-sent',
    to,
    orderId: order.id,
    subject: `Your refund for ${brandName} order ${order.number}`,
    ...letter({
      brandName,
      shopUrl: publicUrl,
      heading: 'Your money is on its way back',
      greeting: greetingTo(order.deliveryAddress.fullName),
      paragraphs: [
        `We have sent back ${showRupees(refund.amountPaise)} for order ${order.number}, to where it came from.`,
        'Banks show it within 10 business days. Write to us if it takes longer than 15.',
      ],
      facts: [['Order', order.number]],
      totals: [['Refund', showRupees(refund.amountPaise)]],
      button: { label: 'See your order', url: orderUrl(publicUrl, order.id) },
    }),
  };
}
