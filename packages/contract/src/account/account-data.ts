import Type, { type Static } from 'typebox';
import { AddressView } from '../address/address.ts';
import { CoinsView } from '../coin.ts';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { IsoDate, TextOrNull } from '../message/fields.ts';
import { OrderView } from '../order/order-view.ts';
import { SavedCardView } from '../payment/payment.ts';
import { RestockView } from '../restock.ts';
import { TicketView } from '../support/support.ts';
import { UserView } from './account.ts';
import { ConsentRecord } from './consents.ts';
import { NomineeView } from './nominee.ts';
import { Provider } from './social-login.ts';

/** Everything that the shop stores of one person (ACCOUNT-38). */
export const AccountData = Type.Object({
  madeAt: IsoDate,
  profile: UserView,
  nominee: Type.Union([NomineeView, Type.Null()]),
  addresses: Type.Array(AddressView),
  orders: Type.Array(OrderView),
  coins: CoinsView,
  cart: Type.Array(
    Type.Object({ productId: Type.String(), variantId: Type.String(), quantity: Type.Integer() }),
  ),
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
  savedCards: Type.Array(SavedCardView),
  /** Of a proven e-mail address only: another's claim on it shows nothing. */
  newsletter: Type.Union([
    Type.Object({
      requestedAt: IsoDate,
      textVersion: Type.String(),
      confirmedAt: TextOrNull,
      unsubscribedAt: TextOrNull,
    }),
    Type.Null(),
  ]),
  /** Of a proven e-mail address only, as above. */
  restockRequests: Type.Array(RestockView),
  signInWith: Type.Array(Type.Object({ provider: Provider, linkedAt: IsoDate })),
});

export type AccountData = Static<typeof AccountData>;

/** The page saves `data` as a file. */
export const getAccountData = defineCall({
  method: 'GET',
  path: '/account/data',
  summary: 'Download my data',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ data: AccountData }),
  status: 200,
  errors: ['RATE_LIMITED'],
});
