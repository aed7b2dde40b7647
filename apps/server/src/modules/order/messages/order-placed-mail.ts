import { formatMoment, formatWeekday } from '@ilaneer/domain/india-day';
import { dueOnDelivery } from '@ilaneer/domain/order/amount-due';
import type { Deps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import { letter } from '../../../messages/letter.ts';
import type { MailBrand } from '../../../messages/letter-content.ts';
import type { Mail, Mailer } from '../../../messages/mailer.ts';
import { greetingTo, plainWords } from '../../../messages/plain-words.ts';
import { orderLinkOf } from '../order-links.ts';
import { findOrderById, type Order } from '../repository.ts';
import { buyerName, formatAmount, orderFacts, orderUrl } from './order-facts.ts';

/** Needs no login; for an order that is to be confirmed. */
export type ConfirmLink = { readonly confirm: string };

export function sendOrderPlacedMail(
  deps: Pick<Deps, 'db' | 'brand' | 'config'> & SecretDeps & { readonly mailer: Mailer },
) {
  return async ({ orderId }: { readonly orderId: string }): Promise<void> => {
    const order = await findOrderById(deps.db, orderId);
    if (order === null) return;
    const links = { confirm: orderLinkOf(deps, 'confirm', order) };
    const mail = orderPlacedMail(order, deps.brand, deps.config.publicUrl, links);
    if (mail !== null) await deps.mailer(mail);
  };
}

export function orderPlacedMail(
  order: Order,
  brand: MailBrand,
  publicUrl: string,
  { confirm }: ConfirmLink,
): Mail | null {
  const to = order.deliveryAddress.email;
  if (to === null) return null;
  const { number, confirmBy } = order;
  const due = dueOnDelivery(order);
  const isPaid = due === 0;
  const { addressLine1, addressLine2, city, pinCode } = order.deliveryAddress;
  const street = [addressLine1, addressLine2].filter((line) => line !== '').join(', ');
  const arrives = order.promisedOn === null ? '' : ` and arrives by ${formatWeekday(order.promisedOn)}`;
  const thanks = isPaid
    ? `Thank you: your payment of ${formatAmount(order.totalPaise)} is here, and order ${number} is placed.`
    : `Thank you for your order ${number}. Please have ${formatAmount(due)} ready when it comes.`;
  const asked =
    confirmBy === null
      ? []
      : [
          `We pack it once you confirm it, and its day of arrival counts from then. Not confirmed by ${formatMoment(confirmBy)}, it is cancelled.`,
        ];
  return {
    id: `order-placed ${order.id}`,
    kind: isPaid ? 'order-paid' : 'order-placed',
    to,
    orderId: order.id,
    subject:
      confirmBy === null
        ? `Your ${brand.name} order ${number}`
        : `Please confirm your ${brand.name} order ${number}`,
    ...letter({
      brand,
      shopUrl: publicUrl,
      heading:
        confirmBy !== null
          ? `Please confirm order ${number}`
          : isPaid
            ? `Paid and placed: order ${number}`
            : `Thank you for your order ${number}`,
      greeting: greetingTo(buyerName(order)),
      paragraphs: [
        thanks,
        ...asked,
        `It goes to ${plainWords(`${street}, ${city} ${pinCode}`)}${arrives}. We write again as soon as it is on its way.`,
      ],
      ...orderFacts(order),
      button:
        confirmBy === null
          ? { label: 'See your order', url: orderUrl(publicUrl, order.id) }
          : { label: 'Confirm your order', url: confirm },
    }),
  };
}
