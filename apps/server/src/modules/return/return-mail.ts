import { formatRupees, paise } from '@ilaneer/domain/money';
import type { ReturnState } from '@ilaneer/domain/return/return-life';
import { letter } from '../../messages/letter.ts';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { MailKind } from '../../messages/mail-kinds.ts';
import type { Mail } from '../../messages/mailer.ts';
import { greetingTo } from '../../messages/plain-words.ts';
import type { OrderReturn } from './repository.ts';

export type MailedReturn = Pick<
  OrderReturn,
  | 'id'
  | 'state'
  | 'origin'
  | 'creditedPaise'
  | 'refusalReason'
  | 'refundPaise'
  | 'refundCoins'
  | 'refundReference'
  | 'exchangePaise'
> & {
  readonly lines: readonly { readonly position: number; readonly quantity: number }[];
  readonly exchangedFor?: string;
  /** Payout details are missing (RETURN-20). */
  readonly asksForPayout?: boolean;
};

export type ReturnMailContext = {
  readonly to: string;
  readonly fullName: string;
  readonly order: { readonly id: string; readonly number: string; readonly url: string };
  readonly items: readonly string[];
  readonly brand: MailBrand;
  readonly shopUrl: string;
};

/** By state; the first acknowledges the request. */
export function returnMail(request: MailedReturn, context: ReturnMailContext): Mail {
  const { to, fullName, order, items, brand, shopUrl } = context;
  const { kind, subject, heading, paragraphs, label } = wordsOf(request, context);
  return {
    // Each state occurs once: stable over retries.
    id: `${kind} ${request.id}`,
    kind,
    to,
    orderId: order.id,
    subject,
    ...letter({
      brand,
      shopUrl,
      heading,
      greeting: greetingTo(fullName),
      paragraphs,
      facts: items.map((item) => ['Item', item] as const),
      button: { label, url: order.url },
    }),
  };
}

function payoutAsked({ asksForPayout = false }: MailedReturn): string[] {
  return asksForPayout
    ? [
        'You paid in cash: please tell us in My Orders to which UPI ID or bank account we send your money. Never send us a PIN or an OTP; we do not need them.',
      ]
    : [];
}

type Words = {
  readonly kind: MailKind;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
};

function wordsOf(request: MailedReturn, { order, brand }: ReturnMailContext): Words {
  if (request.state === 'requested') {
    const heading = 'We have your return request';
    return {
      kind: 'return-requested',
      subject: `${heading} for order ${order.number}`,
      heading,
      paragraphs: [
        `We have your request to return from order ${order.number}.`,
        'We look at it and write to you how the goods come back to us. Refunds reach you within 10 business days.',
        ...payoutAsked(request),
      ],
      label: 'See your order',
    };
  }
  if (request.origin === 'parcel') return wordsOfParcel(request, order.number);
  const { kind, is, paragraphs } = wordsOfState(request, request.state, order.number);
  if (request.exchangedFor !== undefined) return wordsOfExchange(request, request.exchangedFor, order.number);
  return {
    kind,
    subject: `Your return for ${brand.name} order ${order.number} ${is}`,
    heading: `Your return ${is}`,
    paragraphs,
    label: 'Follow your return',
  };
}

/** Of a parcel that did not arrive (PARCEL-22). */
function wordsOfParcel(request: MailedReturn, number: string): Words {
  const heading = 'A parcel of your order did not arrive';
  return {
    kind: 'return-refunded',
    subject: `A parcel of order ${number} did not arrive`,
    heading,
    paragraphs: [
      `These goods of order ${number} could not be delivered. You do not pay for them.`,
      ...parcelMoney(request, number),
      ...coinsBack(request.refundCoins),
    ],
    label: 'See your order',
  };
}

function parcelMoney(request: MailedReturn, number: string): string[] {
  if (request.state !== 'refunded') return payoutAsked(request);
  const less =
    request.creditedPaise > 0
      ? [`You pay ${formatRupees(paise(request.creditedPaise))} less on delivery of the rest.`]
      : [];
  return (request.refundPaise ?? 0) > 0 ? [...less, moneyBack(request, number)] : less;
}

function wordsOfExchange(request: MailedReturn, goesOut: string, number: string): Words {
  const back = (request.refundPaise ?? 0) - (request.exchangePaise ?? 0);
  return {
    kind: 'return-exchanged',
    subject: `Your replacement for order ${number} is on its way to be packed`,
    heading: 'We send you a replacement',
    paragraphs: [
      `For these goods of order ${number} we send you others as order ${goesOut}. There is nothing to pay.`,
      ...(back > 0 ? [moneyBack({ ...request, refundPaise: back }, number)] : []),
      'We write to you again as soon as it leaves, with its tracking number.',
    ],
    label: 'Follow your return',
  };
}

const PROMISE =
  'Your refund reaches you within 10 business days of the approval. Write to us if it takes longer than 15.';

/** Text by state; `is` follows 'Your return'. */
function wordsOfState(
  request: MailedReturn,
  state: Exclude<ReturnState, 'requested'>,
  number: string,
): Pick<Words, 'kind' | 'paragraphs'> & { readonly is: string } {
  switch (state) {
    case 'approved':
      return {
        kind: 'return-approved',
        is: 'is approved',
        paragraphs: [
          `We take these goods of order ${number} back.`,
          'Please keep them at hand until somebody comes to your address for them, or we tell you that you may keep them.',
          ...payoutAsked(request),
        ],
      };
    case 'refused':
      return {
        kind: 'return-refused',
        is: 'was not approved',
        paragraphs: [
          `We looked at your return for order ${number} and cannot take these goods back.`,
          `Why: ${request.refusalReason ?? ''}`,
          'If you see it differently, please answer this mail or ask our support.',
        ],
      };
    case 'picked up':
      return {
        kind: 'return-picked-up',
        is: 'is on its way to us',
        paragraphs: [`These goods of order ${number} are on their way back to us.`],
      };
    case 'received':
      return {
        kind: 'return-received',
        is: 'has reached us',
        paragraphs: [
          `These goods of order ${number} are back with us. We send your money back next.`,
          PROMISE,
        ],
      };
    case 'refunded':
      return {
        kind: 'return-refunded',
        is: 'is refunded',
        paragraphs: [moneyBack(request, number), ...coinsBack(request.refundCoins)],
      };
  }
}

function moneyBack({ refundPaise, refundReference }: MailedReturn, number: string): string {
  const amount = formatRupees(paise(refundPaise ?? 0));
  return refundReference === null
    ? `We send ${amount} for order ${number} back the way you paid. Banks show it within 10 business days.`
    : `We have paid you back ${amount} for order ${number}. Reference: ${refundReference}`;
}

function coinsBack(coins: number): string[] {
  if (coins === 0) return [];
  const what =
    coins === 1 ? 'The coin that you used for them is' : `The ${coins} coins that you used for them are`;
  return [`${what} in your account again, to be used for 30 days or longer.`];
}
