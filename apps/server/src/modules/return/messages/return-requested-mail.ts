import { letter } from '../../../messages/letter.ts';
import type { Mail } from '../../../messages/mailer.ts';
import { greetingTo } from '../../../messages/plain-words.ts';
import { lineText, orderUrl } from '../../order/messages/order-facts.ts';
import type { Order } from '../../order/repository.ts';
import type { OrderReturn } from '../repository.ts';

/** The acknowledgement of a return, or null when there is nobody to write to. */
export function returnRequestedMail(
  order: Order,
  request: Pick<OrderReturn, 'id' | 'lines'>,
  brandName: string,
  publicUrl: string,
): Mail | null {
  const to = order.deliveryAddress.email;
  if (to === null) return null;
  return {
    id: `return-requested ${request.id}`,
    kind: 'return-requested',
    to,
    orderId: order.id,
    subject: `We have your return request for order ${order.number}`,
    ...letter({
      brandName,
      shopUrl: publicUrl,
      heading: 'We have your return request',
      greeting: greetingTo(order.deliveryAddress.fullName),
      paragraphs: [
        `We have your request to return from order ${order.number}.`,
        'We look at it and write to you how the goods come back to us. Refunds reach you within 10 business days.',
      ],
      facts: returnedItems(order, request),
      button: { label: 'See your order', url: orderUrl(publicUrl, order.id) },
    }),
  };
}

/** What comes back, as facts of a letter. */
export function returnedItems(order: Order, request: Pick<OrderReturn, 'lines'>) {
  return request.lines.flatMap(({ position, quantity }) => {
    const line = order.lines.find((one) => one.position === position);
    return line === undefined ? [] : [['Item', lineText(line, quantity)] as const];
  });
}
