import { lineName } from '@ilaneer/domain/order/line-snapshot';
import type { ParcelNews } from '@ilaneer/domain/parcel/parcel-news';
import { attemptWords, factsOfReport } from '@ilaneer/domain/parcel/tracking';
import type { MailDeps } from '../../deps/deps.ts';
import { letter } from '../../messages/letter.ts';
import type { Letter } from '../../messages/letter-content.ts';
import type { MailKind } from '../../messages/mail-kinds.ts';
import type { Mail } from '../../messages/mailer.ts';
import { greetingTo } from '../../messages/plain-words.ts';
import { buyerName, cashReminder, type Order } from '../../modules/order/order.ts';
import type { NewParcelEvent, Parcel } from '../../modules/parcel/parcel.ts';

type MailedParcel = Pick<Parcel, 'id' | 'position' | 'courier' | 'trackingNumber' | 'lines'>;

export type MailedEvent = Pick<NewParcelEvent, 'code' | 'report'> & {
  readonly id: number;
  readonly news: ParcelNews;
};

/** Need no login. */
export type ParcelLinks = { readonly track: string; readonly choose: string };

/** PARCEL-26. Null without an address. */
export function parcelMail(
  order: Order,
  parcel: MailedParcel,
  event: MailedEvent,
  links: ParcelLinks,
  { brand, config }: Pick<MailDeps, 'brand' | 'config'>,
): Mail | null {
  const to = order.deliveryAddress.email;
  if (to === null) return null;
  const { kind, subject, ...content } = wordsOf(order, parcel, event, links);
  return {
    id: `${kind} ${parcel.id} ${event.id}`,
    kind,
    to,
    orderId: order.id,
    subject: `Your ${brand.name} order ${order.number} ${subject}`,
    ...letter({
      brand,
      shopUrl: config.publicUrl,
      greeting: greetingTo(buyerName(order)),
      facts: factsOf(order, parcel),
      ...content,
    }),
  };
}

type Words = Pick<Letter, 'heading' | 'paragraphs' | 'notes'> & {
  readonly kind: MailKind;
  readonly subject: string;
  readonly button: NonNullable<Letter['button']>;
};

function wordsOf(
  order: Order,
  parcel: MailedParcel,
  { news, code, report }: MailedEvent,
  { track, choose }: ParcelLinks,
): Words {
  const what = whatOf(order, parcel);
  const follow = { label: 'Follow your order', url: track };
  switch (news) {
    case 'out for delivery':
      return {
        kind: 'parcel-out-for-delivery',
        subject: 'is out for delivery',
        heading: 'Out for delivery',
        paragraphs: [`The courier is on the way to you with ${what}.`, ...cashReminder(order)],
        button: follow,
      };
    case 'attempt failed':
      return {
        kind: 'parcel-attempt-failed',
        subject: 'could not be delivered',
        heading: 'What should the courier do?',
        paragraphs: [
          `The courier could not deliver ${what}. ${attemptWords(factsOfReport(report).reason)}.`,
          'Please choose: another day, a corrected address, another phone number, or you do not want it any more.',
        ],
        notes: [
          'Without your choice, the courier tries again or sends the parcel back.',
          'Please do not pass the link on: anyone with it can choose.',
        ],
        button: { label: 'Choose what happens next', url: choose },
      };
    case 'returning':
      return {
        kind: 'parcel-returning',
        subject: 'is on its way back to us',
        heading: 'On the way back to us',
        paragraphs: [
          code === 'recall'
            ? `We have called ${what} back from the courier.`
            : `The courier could not deliver ${what}, and brings it back to us.`,
          order.paymentMethod === 'cod' && order.paymentStatus === 'pending'
            ? 'You do not pay for it.'
            : 'Once it is here, we send your money back the way you paid, and write to you.',
        ],
        button: follow,
      };
  }
}

function whatOf({ number, lines }: Order, { position, lines: own }: MailedParcel): string {
  const units = (all: readonly { readonly quantity: number }[]) =>
    all.reduce((sum, { quantity }) => sum + quantity, 0);
  return units(own) < units(lines) ? `parcel ${number}-${position} of your order` : `order ${number}`;
}

function factsOf(
  order: Order,
  { courier, trackingNumber, lines }: MailedParcel,
): NonNullable<Letter['facts']> {
  return [
    ...(courier === null ? [] : [['Courier', courier] as const]),
    ...(trackingNumber === null ? [] : [['Tracking number', trackingNumber] as const]),
    ...lines.flatMap(({ linePosition, quantity }) => {
      const line = order.lines.find(({ position }) => position === linePosition);
      return line === undefined ? [] : [['Item', `${quantity} × ${lineName(line)}`] as const];
    }),
  ];
}
