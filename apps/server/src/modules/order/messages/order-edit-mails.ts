import { dueOnDelivery } from '@ilaneer/domain/order/amount-due';
import type { Deps } from '../../../deps/deps.ts';
import { letter } from '../../../messages/letter.ts';
import type { Letter } from '../../../messages/letter-content.ts';
import type { Mail } from '../../../messages/mailer.ts';
import { greetingTo } from '../../../messages/plain-words.ts';
import type { Order } from '../repository.ts';
import { buyerName, formatAmount, lineText, orderFacts, orderUrl } from './order-facts.ts';

type MailDeps = Pick<Deps, 'brand' | 'config'>;
type Edited = Pick<Order, 'lines' | 'totalPaise'>;

export function orderChangedMail(
  order: Order,
  { refundPaise, before }: { readonly refundPaise: number; readonly before: Edited },
  deps: MailDeps,
): Mail | null {
  const due = dueOnDelivery(order);
  const money =
    refundPaise > 0
      ? [`We send ${formatAmount(refundPaise)} back the way it was paid, and write when it is on its way.`]
      : due > 0
        ? [`Please have ${formatAmount(due)} ready when it comes.`]
        : [];
  return mailAbout(order, deps, `order-changed ${order.id} ${order.events.length}`, {
    kind: 'order-changed',
    subject: 'was changed',
    heading: `Order ${order.number} was changed`,
    paragraphs: [
      `We have changed the items of order ${order.number}. It came to ${formatAmount(before.totalPaise)} and comes to ${formatAmount(order.totalPaise)} now.`,
      ...money,
    ],
    ...orderFacts(order),
    button: { label: 'See your order', url: orderUrl(deps.config.publicUrl, order.id) },
  });
}

type Asked = {
  readonly id: string;
  readonly amountPaise: number;
  readonly change: { readonly lines: Order['lines'] };
};

export function paymentRequestedMail(
  order: Order,
  { id, amountPaise, change, link }: Asked & { readonly link: string },
  deps: MailDeps,
): Mail | null {
  return mailAbout(order, deps, `payment-requested ${id}`, {
    kind: 'payment-requested',
    subject: 'waits for a payment',
    heading: `${formatAmount(amountPaise)} to pay for order ${order.number}`,
    paragraphs: [
      `You asked us to change order ${order.number}. The change costs ${formatAmount(amountPaise)} more.`,
      'We keep everything for you for 24 hours, and pack the order once this is paid. Without it the order stays as it was.',
    ],
    facts: change.lines.map((line) => ['Item', lineText(line, line.quantity)] as const),
    totals: [['To pay', formatAmount(amountPaise)]],
    button: { label: 'Pay now', url: link },
  });
}

/** Taken by phone, or made of a quote. */
export function orderToPayMail(
  order: Order,
  link: string,
  deps: MailDeps,
  quote: string | null = null,
): Mail | null {
  const wayItCame = quote === null ? 'as you gave it to us on the phone' : `from quote ${quote}`;
  return mailAbout(order, deps, `order-to-pay ${order.id}`, {
    kind: 'payment-requested',
    subject: 'waits for its payment',
    heading: `Thank you for your order ${order.number}`,
    paragraphs: [
      `We have written down order ${order.number} ${wayItCame}, and keep everything for you for 24 hours.`,
      'It is placed as soon as it is paid.',
    ],
    ...orderFacts(order, 'to be paid online'),
    button: { label: 'Pay now', url: link },
  });
}

export function changeWithdrawnMail(
  order: Order,
  { id, amountPaise }: Omit<Asked, 'change'>,
  deps: MailDeps,
): Mail | null {
  return mailAbout(order, deps, `change-withdrawn ${id}`, {
    kind: 'order-changed',
    subject: 'stays as it was',
    heading: `Order ${order.number} stays as it was`,
    paragraphs: [
      `The change of order ${order.number} is not made. You need not pay ${formatAmount(amountPaise)}; should it reach us all the same, it goes back to you.`,
    ],
    ...orderFacts(order),
    button: { label: 'See your order', url: orderUrl(deps.config.publicUrl, order.id) },
  });
}

function mailAbout(
  order: Order,
  { brand, config }: MailDeps,
  id: string,
  {
    kind,
    subject,
    ...content
  }: Omit<Letter, 'brand' | 'shopUrl' | 'greeting'> & {
    readonly kind: Mail['kind'];
    readonly subject: string;
  },
): Mail | null {
  const to = order.deliveryAddress.email;
  if (to === null) return null;
  return {
    id,
    kind,
    to,
    orderId: order.id,
    subject: `Your ${brand.name} order ${order.number} ${subject}`,
    ...letter({
      brand,
      shopUrl: config.publicUrl,
      greeting: greetingTo(buyerName(order)),
      ...content,
    }),
  };
}
