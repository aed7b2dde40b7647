import { coinSavings } from '@ilaneer/domain/coin/coin';
import { amountDue } from '@ilaneer/domain/order/amount-due';
import type { OrderStatus } from '@ilaneer/domain/order/status';
import { FAULT_DAYS, RETURN_DAYS } from '@ilaneer/domain/return/return-reason';
import type { ReturnedUnits } from '@ilaneer/domain/tax-document/credit-note-figures';
import { letter } from '../../../messages/letter.ts';
import type { Letter, MailBrand } from '../../../messages/letter-content.ts';
import type { MailKind } from '../../../messages/mail-kinds.ts';
import type { Mail } from '../../../messages/mailer.ts';
import { greetingTo, plainWords } from '../../../messages/plain-words.ts';
import type { Order } from '../repository.ts';
import { deliveredFacts, sentFacts } from './delivered-facts.ts';
import { buyerName, cashReminder, formatAmount, lineText, orderUrl } from './order-facts.ts';
import { type ConfirmLink, orderPlacedMail } from './order-placed-mail.ts';

export type Brought = {
  readonly coins: number;
  /** Of parcels that ended without delivery (PARCEL-48). */
  readonly undelivered: readonly ReturnedUnits[];
};

export const BROUGHT_NOTHING: Brought = { coins: 0, undelivered: [] };

/** Links that need no login. */
export type OrderLinks = ConfirmLink & { readonly invoice: string; readonly track: string };

export function orderStatusMail(
  order: Order,
  brought: Brought,
  brand: MailBrand,
  publicUrl: string,
  links: OrderLinks,
): Mail | null {
  if (order.status === 'placed') return orderPlacedMail(order, brand, publicUrl, links);
  const to = order.deliveryAddress.email;
  const words = wordsOf(order, brought, links);
  if (to === null || words === null) return null;
  const { kind, subject, label, url = orderUrl(publicUrl, order.id), ...content } = words;
  return {
    id: `${kind} ${order.id} ${order.events.length}`,
    kind,
    to,
    orderId: order.id,
    ...(order.status === 'shipped' && { invoiceOf: order.id }),
    subject: `Your ${brand.name} order ${order.number} ${subject}`,
    ...letter({
      brand,
      shopUrl: publicUrl,
      greeting: greetingTo(buyerName(order)),
      button: { label, url },
      ...content,
    }),
  };
}

type Words = Pick<Letter, 'heading' | 'paragraphs' | 'facts' | 'totals' | 'notes'> & {
  readonly kind: MailKind;
  readonly subject: string;
  readonly label: string;
  /** Of the order, if left out. */
  readonly url?: string;
};

function wordsOf(
  order: Order,
  { coins, undelivered }: Brought,
  { invoice, track }: OrderLinks,
): Words | null {
  const { number } = order;
  const byStatus: Readonly<Record<Exclude<OrderStatus, 'placed'>, Words | null>> = {
    pending: null,
    processing: {
      kind: 'order-processing',
      subject: 'is being packed',
      heading: 'We are packing your order',
      paragraphs: [
        `We are packing order ${number} now. We write again, with its tracking number, as soon as it leaves us.`,
      ],
      facts: parcelOf(order),
      label: 'See your order',
    },
    shipped: {
      kind: 'order-shipped',
      subject: 'is on its way',
      heading: 'Your order is on its way',
      paragraphs: [`Order ${number} has left us.`, ...cashReminder(order)],
      facts: [...trackingOf(order), ...sentFacts(order, undelivered)],
      notes: [`Your invoice is attached. You can also download it here: ${invoice}`],
      label: 'Follow your order',
      url: track,
    },
    'in transit': {
      kind: 'order-in-transit',
      subject: 'is in transit',
      heading: 'Your order is on the road',
      paragraphs: [`Order ${number} is on the road to you.`, ...cashReminder(order)],
      facts: trackingOf(order),
      label: 'Follow your order',
      url: track,
    },
    delivered: {
      kind: 'order-delivered',
      subject: 'is delivered',
      heading: 'Your order has arrived',
      paragraphs: [
        undelivered.length === 0
          ? `Order ${number} has been delivered. We hope you enjoy it.`
          : `Order ${number} has been delivered, except for the goods marked 'Not delivered'. You do not pay for those.`,
        ...coinsEarned(coins),
        `If you change your mind, you can ask for a return within ${RETURN_DAYS} days, and if anything came wrong, within ${FAULT_DAYS}. What can be returned stands in My Orders. Your invoice waits with the order.`,
      ],
      ...deliveredFacts(order, undelivered),
      label: 'See your order',
    },
    cancelled: {
      kind: 'order-cancelled',
      subject: 'is cancelled',
      heading: 'Your order is cancelled',
      paragraphs: [whyCancelled(order), ...whatHappensToTheMoney(order)],
      facts: [
        ...(order.cancelReason === null ? [] : [['Reason', plainWords(order.cancelReason)] as const]),
        ...parcelOf(order),
      ],
      label: 'See your order',
    },
  };
  return order.status === 'placed' ? null : byStatus[order.status];
}

function coinsEarned(coins: number): string[] {
  if (coins === 0) return [];
  const worth = formatAmount(coinSavings(coins));
  return [`You earned ${coins === 1 ? '1 coin' : `${coins} coins`} with it: ${worth} off a later order.`];
}

function parcelOf({ lines }: Order): NonNullable<Letter['facts']> {
  return lines.map((line) => ['Item', lineText(line, line.quantity)] as const);
}

function trackingOf({ courier, trackingNumber }: Order): NonNullable<Letter['facts']> {
  if (courier === null || trackingNumber === null) return [];
  return [
    ['Courier', courier],
    ['Tracking number', trackingNumber],
  ];
}

function whyCancelled({ number, cancelCause }: Order): string {
  switch (cancelCause) {
    case 'not delivered':
      return `Order ${number} could not be delivered, so it is cancelled. You do not pay for it.`;
    case 'not confirmed':
      return `Order ${number} was not confirmed in time, so it is cancelled. You can order again at any time.`;
    default:
      return `Order ${number} has been cancelled.`;
  }
}

function whatHappensToTheMoney(order: Order): string[] {
  const { cancelCause, giftCardLast4, giftCardPaise, paymentMethod, paymentStatus } = order;
  const toCard =
    giftCardLast4 === null
      ? []
      : [`${formatAmount(giftCardPaise)} are back on your gift card ••${giftCardLast4}.`];
  const due = amountDue(order);
  const nothing = 'You have paid nothing for it, so there is nothing to give back.';
  // All that was to be collected is credited (PARCEL-22).
  if (order.creditedPaise > 0) return toCard.length === 0 ? [nothing] : toCard;
  if (due === 0) return toCard;
  // A replacement paid by the original's cash (RETURN-22).
  if (paymentMethod === 'cod' && paymentStatus !== 'pending') {
    return [
      ...toCard,
      `You paid ${formatAmount(due)} in cash: please tell us in My Orders to which UPI ID or bank account we send your money. Never send us a PIN or an OTP; we do not need them.`,
    ];
  }
  if (paymentMethod === 'cod') {
    return toCard.length === 0 ? [nothing] : toCard;
  }
  if (cancelCause === 'not delivered') {
    // Parcel by parcel, each told by its own mail before.
    const isLastOfSeveral = order.events.filter(({ kind }) => kind === 'parcel_not_delivered').length > 1;
    const what = isLastOfSeveral ? `the rest of your ${formatAmount(due)}` : `your ${formatAmount(due)}`;
    return [...toCard, `We send ${what} back to where it came from. Banks show it within 10 business days.`];
  }
  return [
    ...toCard,
    paymentStatus === 'pending'
      ? 'No payment for it has reached us. Should one still come, we write to you at once.'
      : `We send your ${formatAmount(due)} back to where it came from, and write again when it is on its way.`,
  ];
}
