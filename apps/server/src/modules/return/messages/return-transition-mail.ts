import { formatRupees, paise } from '@ilaneer/domain/money';
import type { ReturnState } from '@ilaneer/domain/return/return-life';
import { letter } from '../../../messages/letter.ts';
import type { MailKind } from '../../../messages/mail-kinds.ts';
import type { Mail } from '../../../messages/mailer.ts';
import { greetingTo } from '../../../messages/plain-words.ts';
import { orderUrl } from '../../order/messages/order-facts.ts';
import type { Order } from '../../order/repository.ts';
import type { OrderReturn } from '../repository.ts';
import { returnedItems } from './return-requested-mail.ts';

type TellingReturn = Pick<
  OrderReturn,
  'id' | 'lines' | 'state' | 'refusalReason' | 'refundPaise' | 'refundCoins' | 'refundReference'
>;

/** The mail that tells of a return's new state, or null when there is nobody to write to. */
export function orderReturnedMail(
  order: Order,
  request: TellingReturn,
  brandName: string,
  publicUrl: string,
): Mail | null {
  const to = order.deliveryAddress.email;
  const news = newsOf(order, request);
  if (to === null || news === null) return null;
  return {
    // A return comes to each state once, so that a second try is the same mail.
    id: `${news.kind} ${request.id}`,
    kind: news.kind,
    to,
    orderId: order.id,
    subject: `Your return for ${brandName} order ${order.number} ${news.subject}`,
    ...letter({
      brandName,
      shopUrl: publicUrl,
      heading: `Your return ${news.subject}`,
      greeting: greetingTo(order.deliveryAddress.fullName),
      paragraphs: news.paragraphs,
      facts: returnedItems(order, request),
      button: { label: 'Follow your return', url: orderUrl(publicUrl, order.id) },
    }),
  };
}

type News = { readonly kind: MailKind; readonly subject: string; readonly paragraphs: readonly string[] };

const PROMISE =
  'Your refund reaches you within 10 business days of the approval. Write to us if it takes longer than 15.';

function newsOf({ number }: Order, request: TellingReturn): News | null {
  const amount = formatRupees(paise(request.refundPaise ?? 0));
  const byState: Readonly<Record<ReturnState, News | null>> = {
    // Its acknowledgement is a mail of its own.
    requested: null,
    approved: {
      kind: 'return-approved',
      subject: 'is approved',
      paragraphs: [
        `We take these goods of order ${number} back.`,
        'Please keep them at hand until somebody comes to your address for them, or we tell you that you may keep them.',
      ],
    },
    refused: {
      kind: 'return-refused',
      subject: 'was not approved',
      paragraphs: [
        `We looked at your return for order ${number} and cannot take these goods back.`,
        `Why: ${request.refusalReason ?? ''}`,
        'If you see it differently, please answer this mail or ask our support.',
      ],
    },
    'picked up': {
      kind: 'return-picked-up',
      subject: 'is on its way to us',
      paragraphs: [`These goods of order ${number} are on their way back to us.`],
    },
    received: {
      kind: 'return-received',
      subject: 'has reached us',
      paragraphs: [`These goods of order ${number} are back with us. We send your money back next.`, PROMISE],
    },
    refunded: {
      kind: 'return-refunded',
      subject: 'is refunded',
      paragraphs: [
        request.refundReference === null
          ? `We send ${amount} for order ${number} back the way you paid. Banks show it within 10 business days.`
          : `We have paid you back ${amount} for order ${number}. Reference: ${request.refundReference}`,
        ...coinsBack(request.refundCoins),
      ],
    },
  };
  return byState[request.state];
}

function coinsBack(coins: number): string[] {
  if (coins === 0) return [];
  const what =
    coins === 1 ? 'The coin that you used for them is' : `The ${coins} coins that you used for them are`;
  return [`${what} in your account again, to be used for 30 days or longer.`];
}
