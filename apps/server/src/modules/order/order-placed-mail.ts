import { formatRupees, paise } from '@ilaneer/domain/money';
import type { AppDeps } from '../../app-deps.ts';
import type { Mailer } from '../outbox/mailer.ts';
import { findOrderById, type Order } from './repository.ts';

/** Sends the confirmation of an order; the mail's id makes a second try the same mail. */
export function orderPlacedMail(env: Pick<AppDeps, 'db' | 'brand'> & { readonly mailer: Mailer }) {
  return async ({ orderId }: { readonly orderId: string }): Promise<void> => {
    const order = await findOrderById(env.db, orderId);
    const to = order?.deliveryAddress.email;
    // A shopper who gave no e-mail address anywhere reads of the order in the shop.
    if (order === null || to === null || to === undefined) return;
    await env.mailer({
      id: `order-placed ${order.id}`,
      to,
      subject: `Your ${env.brand.name} order ${order.number}`,
      text: textOf(order, env.brand.name),
    });
  };
}

function textOf(order: Order, brandName: string): string {
  const lines = order.lines.map(
    ({ name, variantName, quantity, pricePaise }) =>
      `- ${quantity} x ${variantName === '' ? name : `${name} (${variantName})`}: ${show(pricePaise * quantity)}`,
  );
  return [
    `Dear ${order.deliveryAddress.fullName},`,
    '',
    `thank you for your order ${order.number}.`,
    '',
    ...lines,
    '',
    ...(order.couponCode === null ? [] : [`Coupon ${order.couponCode}: -${show(order.couponSavingsPaise)}`]),
    `Subtotal: ${show(order.subtotalPaise)}`,
    `GST: ${show(order.gstPaise)}`,
    `Delivery: ${order.deliveryPaise === 0 ? 'Free' : show(order.deliveryPaise)}`,
    `Total: ${show(order.totalPaise)} (cash on delivery)`,
    '',
    `With warm regards from Kerala,`,
    brandName,
  ].join('\n');
}

function show(amount: number): string {
  return formatRupees(paise(amount));
}
