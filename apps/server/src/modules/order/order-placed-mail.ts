import { formatRupees, paise } from '@ilaneer/domain/money';
import type { AppDeps } from '../../app-deps.ts';
import { restOf } from '../gift-card/rest-of-order.ts';
import { type Letter, letter } from '../outbox/letter.ts';
import type { Mailer } from '../outbox/mailer.ts';
import { findOrderById, type Order } from './repository.ts';

/** Sends the confirmation of an order; the mail's id makes a second try the same mail. */
export function orderPlacedMail(
  env: Pick<AppDeps, 'db' | 'brand'> & {
    readonly config: Pick<AppDeps['config'], 'publicUrl'>;
    readonly mailer: Mailer;
  },
) {
  return async ({ orderId }: { readonly orderId: string }): Promise<void> => {
    const order = await findOrderById(env.db, orderId);
    const to = order?.deliveryAddress.email;
    // A shopper who gave no e-mail address anywhere reads of the order in the shop.
    if (order === null || to === null || to === undefined) return;
    await env.mailer({
      id: `order-placed ${order.id}`,
      to,
      subject: `Your ${env.brand.name} order ${order.number}`,
      ...letter(contentOf(order, env.brand.name, env.config.publicUrl)),
    });
  };
}

function contentOf(order: Order, brandName: string, shopUrl: string): Letter {
  const lines = order.lines.map(
    ({ name, variantName, quantity, pricePaise }) =>
      [
        `${quantity} x ${variantName === '' ? name : `${name} (${variantName})`}`,
        show(pricePaise * quantity),
      ] as const,
  );
  return {
    brandName,
    shopUrl,
    heading: `Thank you for your order ${order.number}`,
    greeting: `Dear ${order.deliveryAddress.fullName},`,
    paragraphs: [`thank you for your order ${order.number}.`],
    facts: [
      ...lines,
      ...couponFact(order),
      ...coinsFact(order),
      ['Subtotal', show(order.subtotalPaise)],
      ['GST', show(order.gstPaise)],
      ['Delivery', order.deliveryPaise === 0 ? 'Free' : show(order.deliveryPaise)],
      ...paymentFacts(order),
    ],
    button: {
      label: 'See your order',
      url: `${shopUrl}/#/order-details?order=${encodeURIComponent(order.id)}`,
    },
  };
}

function paymentFacts(order: Order): readonly (readonly [string, string])[] {
  const { totalPaise, giftCardPaise, giftCardLast4 } = order;
  const how = order.paymentMethod === 'cod' ? 'cash on delivery' : 'paid online';
  if (giftCardLast4 === null) return [['Total', `${show(totalPaise)} (${how})`]];
  const rest = restOf(order);
  return [
    ['Total', `${show(totalPaise)}${rest === 0 ? ' (paid by gift card)' : ''}`],
    [`Gift card ••${giftCardLast4}`, `−${show(giftCardPaise)}`],
    ...(rest === 0 ? [] : [['Rest', `${show(rest)} (${how})`] as const]),
  ];
}

function couponFact({ couponCode, couponSavingsPaise }: Order): readonly (readonly [string, string])[] {
  return couponCode === null ? [] : [[`Coupon ${couponCode}`, `-${show(couponSavingsPaise)}`]];
}

function coinsFact({ coins, coinSavingsPaise }: Order): readonly (readonly [string, string])[] {
  return coins === 0 ? [] : [[coins === 1 ? '1 coin' : `${coins} coins`, `-${show(coinSavingsPaise)}`]];
}

function show(amount: number): string {
  return formatRupees(paise(amount));
}
