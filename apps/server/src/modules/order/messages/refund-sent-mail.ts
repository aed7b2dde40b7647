import type { RefundCause } from '@ilaneer/domain/payment/refund-status';
import { letter } from '../../../messages/letter.ts';
import type { MailBrand } from '../../../messages/letter-content.ts';
import type { Mail } from '../../../messages/mailer.ts';
import { greetingTo } from '../../../messages/plain-words.ts';
import type { Order } from '../repository.ts';
import { buyerName, formatAmount, orderUrl } from './order-facts.ts';

/** Null without a recipient, and for returns, which have their own mail. */
export function refundSentMail(
  order: Order,
  refund: { readonly id: string; readonly amountPaise: number; readonly cause: RefundCause },
  brand: MailBrand,
  publicUrl: string,
): Mail | null {
  const to = order.deliveryAddress.email;
  if (to === null || refund.cause === 'return') return null;
  const amount = formatAmount(refund.amountPaise);
  return {
    id: `refund-sent ${refund.id}`,
    kind: 'refund-sent',
    to,
    orderId: order.id,
    subject: `Your refund for ${brand.name} order ${order.number}`,
    ...letter({
      brand,
      shopUrl: publicUrl,
      heading: 'Your money is on its way back',
      greeting: greetingTo(buyerName(order)),
      paragraphs: [
        ...whyBack[refund.cause](order.number),
        `We have sent back ${amount} for order ${order.number}, to where it came from.`,
        'Banks show it within 10 business days. Write to us if it takes longer than 15.',
      ],
      facts: [['Order', order.number]],
      totals: [['Refund', amount]],
      button: { label: 'See your order', url: orderUrl(publicUrl, order.id) },
    }),
  };
}

const whyBack: Readonly<Record<Exclude<RefundCause, 'return'>, (number: string) => readonly string[]>> = {
  'order cancelled': () => [],
  'paid too late': (number) => [
    `Your payment for order ${number} reached us after its time to be paid was over. We had cancelled the order by then, and could not supply it any more.`,
  ],
  'paid twice': (number) => [`Order ${number} was paid twice. It stands, and one of the payments goes back.`],
  'other amount': (number) => [
    `Another amount was paid for order ${number} than it costs, so we could not take it as its payment.`,
  ],
  'order changed': (number) => [`Order ${number} was changed, and costs less now.`],
  'change withdrawn': (number) => [
    `You paid for a change of order ${number} that is not made any more. The order stays as it was.`,
  ],
  goodwill: (number) => [`We give you a part of your money for order ${number} back.`],
};
