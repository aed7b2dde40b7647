import { formatWeekday } from '@ilaneer/domain/india-day';
import { dueOnDelivery } from '@ilaneer/domain/order/amount-due';
import type { Deps } from '../../../deps/deps.ts';
import { letter } from '../../../messages/letter.ts';
import type { MailBrand } from '../../../messages/letter-content.ts';
import type { Mail, Mailer } from '../../../messages/mailer.ts';
import { greetingTo, plainWords } from '../../../messages/plain-words.ts';
import { findOrderById, type Order } from '../repository.ts';
import { buyerName, formatAmount, orderFacts, orderUrl } from './order-facts.ts';

export function sendOrderPlacedMail(
  deps: Pick<Deps, 'db' | 'brand' | 'config'> & { readonly mailer: Mailer },
) {
  return async ({ orderId }: { readonly orderId: string }): Promise<void> => {
    const order = await findOrderById(deps.db, orderId);
    const mail = order === null ? null : orderPlacedMail(order, deps.brand, deps.config.publicUrl);
    if (mail !== null) await deps.mailer(mail);
  };
}

export function orderPlacedMail(order: Order, brand: MailBrand, publicUrl: string): Mail | null {
  const to = order.deliveryAddress.email;
  if (to === null) return null;
  const due = dueOnDelivery(order);
  const isPaid = due === 0;
  const { addressLine1, addressLine2, city, pinCode } = order.deliveryAddress;
  const street = [addressLine1, addressLine2].filter((line) => line !== '').join(', ');
  const arrives = order.promisedOn === null ? '' : ` and arrives by ${formatWeekday(order.promisedOn)}`;
  const thanks = isPaid
    ? `Thank you: your payment of ${formatAmount(order.totalPaise)} is here, and order ${order.number} is placed.`
    : `Thank you for your order ${order.number}. Please have ${formatAmount(due)} ready when it comes.`;
  return {
    id: `order-placed ${order.id}`,
    kind: isPaid ? 'order-paid' : 'order-placed',
    to,
    orderId: order.id,
    subject: `Your ${brand.name} order ${order.number}`,
    ...letter({
      brand,
      shopUrl: publicUrl,
      heading: isPaid ? `Paid and placed: order ${order.number}` : `Thank you for your order ${order.number}`,
      greeting: greetingTo(buyerName(order)),
      paragraphs: [
        thanks,
        `It goes to ${plainWords(`${street}, ${city} ${pinCode}`)}${arrives}. We write again as soon as it is on its way.`,
      ],
      ...orderFacts(order),
      button: { label: 'See your order', url: orderUrl(publicUrl, order.id) },
    }),
  };
}
