import type { Mail } from '../outbox/mailer.ts';
import type { Order } from './repository.ts';
import type { OrderReturn } from './returns-repository.ts';

/** The acknowledgement of a return, or null when there is nobody to write to. */
export function returnRequestedMail(order: Order, request: OrderReturn, brandName: string): Mail | null {
  const to = order.deliveryAddress.email;
  if (to === null) return null;
  const items = request.lines.map(({ position, quantity }) => {
    const line = order.lines.find((one) => one.position === position);
    return `- ${quantity} x ${line?.name ?? ''}`;
  });
  return {
    id: `return-requested ${request.id}`,
    to,
    subject: `We have your return request for order ${order.number}`,
    text: [
      `Dear ${order.deliveryAddress.fullName},`,
      '',
      `we have your request to return from order ${order.number}:`,
      '',
      ...items,
      '',
      'We look at it and write to you how the goods come back to us. Refunds reach you within 10 business days.',
      '',
      'With warm regards from Kerala,',
      brandName,
    ].join('\n'),
  };
}
