import { formatWeekday } from '@ilaneer/domain/india-day';
import { letter } from '../../../messages/letter.ts';
import type { MailBrand } from '../../../messages/letter-content.ts';
import type { Mail } from '../../../messages/mailer.ts';
import { greetingTo } from '../../../messages/plain-words.ts';
import type { Order } from '../repository.ts';
import { buyerName, orderUrl } from './order-facts.ts';

/** `expectedOn`: ISO day. Null without an address (DELIVERY-7). */
export function orderDelayedMail(
  order: Pick<Order, 'id' | 'number' | 'billTo' | 'deliveryAddress'>,
  { promisedOn, expectedOn }: { readonly promisedOn: string; readonly expectedOn: string },
  brand: MailBrand,
  publicUrl: string,
): Mail | null {
  const to = order.deliveryAddress.email;
  if (to === null) return null;
  const day = formatWeekday(expectedOn);
  return {
    id: `order-delayed ${order.id}`,
    kind: 'order-delayed',
    to,
    orderId: order.id,
    subject: `Your ${brand.name} order ${order.number} comes later`,
    ...letter({
      brand,
      shopUrl: publicUrl,
      heading: `Order ${order.number} comes later than we said`,
      greeting: greetingTo(buyerName(order)),
      paragraphs: [
        `We named ${formatWeekday(promisedOn)}, and your order has not left us yet. We are sorry. It should arrive by ${day}.`,
        'You can cancel it in My Orders until it leaves, and get your money back the way you paid.',
      ],
      button: { label: 'See your order', url: orderUrl(publicUrl, order.id) },
    }),
  };
}
