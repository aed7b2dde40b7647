import { GIFT_CARD_ENTRY_KINDS } from '@ilaneer/domain/gift-card/gift-card';
import { GIFT_CARD_STATES, LONGEST_GIFT_CARD_REASON } from '@ilaneer/domain/gift-card/new-gift-card';
import { GIFT_CARD_PAYERS } from '@ilaneer/domain/journal/promise-entries';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import {
  anyProblem,
  atMost,
  Id,
  IsoDate,
  Lines,
  PositiveRupees,
  problem,
  Rupees,
  TextOrNull,
} from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';

const params = Type.Object({ giftCardId: Id('Gift card is required') });
const Reason = Lines(LONGEST_GIFT_CARD_REASON, {
  minLength: 1,
  ...problem('Enter a reason', atMost('Reason', LONGEST_GIFT_CARD_REASON)),
});

const row = {
  id: Type.String(),
  last4: Type.String(),
  state: Type.Enum([...GIFT_CARD_STATES]),
  worth: Rupees,
  balance: Rupees,
  issuedAt: IsoDate,
  /** The moment after the last day. */
  expiresAt: IsoDate,
};

export const GiftCardRow = Type.Object(row);
export type GiftCardRow = Static<typeof GiftCardRow>;

export const GiftCardDetail = Type.Object({
  ...row,
  /** Null for cards of the command line. */
  reason: TextOrNull,
  /** Paid at issue, or given away; null for cards of earlier releases. */
  paidBy: Type.Union([Type.Enum([...GIFT_CARD_PAYERS]), Type.Null()]),
  /** Oldest first; positive amounts left the card. */
  entries: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Enum([...GIFT_CARD_ENTRY_KINDS]),
      amount: Rupees,
      orderId: TextOrNull,
      orderNumber: TextOrNull,
      happenedAt: IsoDate,
    }),
  ),
});
export type GiftCardDetail = Static<typeof GiftCardDetail>;

export const listGiftCards = defineCall({
  method: 'GET',
  path: '/staff/gift-cards',
  summary: 'Gift cards with their balances',
  access: 'staff:reports.read',
  query: Type.Object({
    /** `search`: the last four characters of the code, or the id. */
    ...listFields,
    state: Type.Optional(Type.Enum([...GIFT_CARD_STATES], anyProblem('Unknown state'))),
    sort: Type.Optional(Type.Enum(['newest'])),
  }),
  reply: listReply(GiftCardRow),
});

export const getStaffGiftCard = defineCall({
  method: 'GET',
  path: '/staff/gift-cards/:giftCardId',
  summary: 'A gift card with its entries',
  access: 'staff:reports.read',
  params,
  reply: successReply({ giftCard: GiftCardDetail }),
});

/** The code is in this reply only; a repeated request is refused (GIFT-CARD-14). */
export const issueStaffGiftCard = defineCall({
  method: 'POST',
  path: '/staff/gift-cards',
  summary: 'Issue a gift card, with a reason',
  access: 'staff:books.write',
  headers: Type.Object({
    'idempotency-key': Type.String({
      minLength: 8,
      maxLength: 60,
      ...anyProblem('The request needs an Idempotency-Key of 8 to 60 characters'),
    }),
  }),
  body: Type.Object({
    worth: PositiveRupees,
    lastDay: Type.Union([
      Type.String({ format: 'date', ...anyProblem('Enter the day as YYYY-MM-DD') }),
      Type.Null(),
    ]),
    paidBy: Type.Enum([...GIFT_CARD_PAYERS], anyProblem('Was it paid for, or given away?')),
    reason: Reason,
  }),
  reply: successReply({ giftCard: GiftCardRow, code: Type.String() }),
  status: 201,
});

/** The balance stays on the books until the last day (GIFT-CARD-13). */
export const blockGiftCard = defineCall({
  method: 'POST',
  path: '/staff/gift-cards/:giftCardId/block',
  summary: 'Block a gift card, with a reason',
  access: 'staff:books.write',
  params,
  body: Type.Object({ reason: Reason }),
  reply: successReply({ giftCard: GiftCardRow }),
});
