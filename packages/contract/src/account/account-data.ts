import { ATTEMPT_CHOICES } from '@ilaneer/domain/parcel/attempt-choice';
import { REVIEW_STATES } from '@ilaneer/domain/review/review-life';
import Type, { type Static } from 'typebox';
import { AddressView } from '../address/address.ts';
import { BusinessView } from '../address/business.ts';
import { choiceFields } from '../cart/line-fields.ts';
import { CoinsView } from '../coin.ts';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { IsoDate, Rupees, TextOrNull } from '../message/fields.ts';
import { OrderView } from '../order/order-view.ts';
import { SavedCardView } from '../payment/payment.ts';
import { RestockView } from '../restock.ts';
import { TicketView } from '../support/support.ts';
import { UserView } from './account.ts';
import { ConsentRecord } from './consents.ts';
import { NomineeView } from './nominee.ts';
import { Provider } from './social-login.ts';

export const AccountData = Type.Object({
  madeAt: IsoDate,
  profile: UserView,
  nominee: Type.Union([NomineeView, Type.Null()]),
  addresses: Type.Array(AddressView),
  business: Type.Union([BusinessView, Type.Null()]),
  orders: Type.Array(OrderView),
  coins: CoinsView,
  /** Gift card amounts used and returned by orders; ownership is by code only. */
  giftCards: Type.Array(
    Type.Object({
      last4: Type.String(),
      expiresAt: IsoDate,
      uses: Type.Array(
        Type.Object({
          orderNumber: Type.String(),
          kind: Type.Enum(['paid', 'given back']),
          amount: Rupees,
          at: IsoDate,
        }),
      ),
    }),
  ),
  /** After failed deliveries, with the address or phone that was named then (PARCEL-25). */
  deliveryChoices: Type.Array(
    Type.Object({
      orderNumber: Type.String(),
      choice: Type.Enum([...ATTEMPT_CHOICES]),
      day: TextOrNull,
      addressLine1: TextOrNull,
      addressLine2: TextOrNull,
      phone: TextOrNull,
      chosenAt: IsoDate,
    }),
  ),
  /** Photos of returns, newest first, base64, as many as fit into one download. */
  returnPhotos: Type.Array(
    Type.Object({
      orderNumber: Type.String(),
      returnNumber: Type.Integer(),
      contentType: Type.String(),
      /** The path for the shopper, when logged in. */
      address: Type.String(),
      file: TextOrNull,
    }),
  ),
  /** Newest first; photos as in `returnPhotos` (REVIEW-10). */
  reviews: Type.Array(
    Type.Object({
      orderNumber: Type.String(),
      name: Type.String(),
      state: Type.Enum([...REVIEW_STATES]),
      stars: Type.Integer(),
      words: Type.String(),
      writtenAt: IsoDate,
      answer: TextOrNull,
      photos: Type.Array(Type.Object({ contentType: Type.String(), file: TextOrNull })),
    }),
  ),
  /** By staff (CUSTOMER-5). */
  notes: Type.Array(Type.Object({ text: Type.String(), writtenAt: IsoDate })),
  tags: Type.Array(Type.String()),
  cart: Type.Array(Type.Object({ productId: Type.String(), variantId: Type.String(), ...choiceFields })),
  wishlist: Type.Array(Type.Object({ productId: Type.String(), variantId: TextOrNull, addedAt: IsoDate })),
  consents: Type.Array(ConsentRecord),
  sessions: Type.Array(
    Type.Object({
      device: Type.String(),
      createdAt: IsoDate,
      lastSeenAt: IsoDate,
      expiresAt: IsoDate,
      revokedAt: TextOrNull,
    }),
  ),
  tickets: Type.Array(TicketView),
  /** Sent for bulk enquiries, every version. */
  quotes: Type.Array(
    Type.Object({
      number: Type.String(),
      revision: Type.Integer(),
      name: Type.String(),
      businessName: Type.String(),
      gstin: TextOrNull,
      email: Type.String(),
      phone: Type.String(),
      zipCode: Type.String(),
      total: Rupees,
    }),
  ),
  savedCards: Type.Array(SavedCardView),
  /** For a verified e-mail address only, so that a claimed one reveals nothing. */
  newsletter: Type.Union([
    Type.Object({
      requestedAt: IsoDate,
      textVersion: Type.String(),
      confirmedAt: TextOrNull,
      unsubscribedAt: TextOrNull,
      refusedAt: TextOrNull,
      letters: Type.Array(
        Type.Object({ subject: Type.String(), outcome: Type.String(), triedAt: TextOrNull }),
      ),
    }),
    Type.Null(),
  ]),
  cartReminderAt: TextOrNull,
  /** For a verified e-mail address only. */
  restockRequests: Type.Array(RestockView),
  messages: Type.Array(
    Type.Object({
      channel: Type.Enum(['email', 'sms']),
      kind: Type.String(),
      subject: Type.String(),
      sentAt: IsoDate,
    }),
  ),
  /** Staff who saw this data, by role, with counts per day in India (PRIVACY-17). */
  lookups: Type.Array(
    Type.Object({ day: Type.String(), role: Type.String(), occasion: Type.String(), times: Type.Integer() }),
  ),
  /** Recipients outside the shop, with their purposes. */
  recipients: Type.Array(Type.Object({ who: Type.String(), what: Type.String(), purpose: Type.String() })),
  signInWith: Type.Array(Type.Object({ provider: Provider, linkedAt: IsoDate })),
});

export type AccountData = Static<typeof AccountData>;

/** The page saves `data` as a file. */
export const getAccountData = defineCall({
  method: 'GET',
  path: '/account/data',
  summary: 'Export account data',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ data: AccountData }),
  errors: ['RATE_LIMITED'],
});
