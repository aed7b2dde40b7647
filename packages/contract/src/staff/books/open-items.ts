import { OPEN_ITEM_ACCOUNTS } from '@ilaneer/domain/journal/open-items';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { anyProblem, Rupees, TextOrNull } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';

const Account = Type.Enum([...OPEN_ITEM_ACCOUNTS], anyProblem('Unknown account'));
const IsoDay = Type.String({ format: 'date', description: 'YYYY-MM-DD' });

export const openItemFields = {
  account: Type.Optional(Account),
  upTo: Type.Optional(
    Type.String({
      format: 'date',
      description: 'Closing day; default: now.',
      ...anyProblem('Give the day as YYYY-MM-DD'),
    }),
  ),
};

/** An open item at the end of a day (JOURNAL-19). */
export const OpenItemView = Type.Object({
  id: Type.String(),
  label: TextOrNull,
  orderId: TextOrNull,
  remittanceId: TextOrNull,
  /** Of a supplier's bill. */
  receiptId: TextOrNull,
  who: TextOrNull,
  state: Type.Enum(['remittance', 'refund', 'payout', 'invoice', 'payment', 'use', 'match', 'bill']),
  since: IsoDay,
  days: Type.Integer({ minimum: 0 }),
  /** Expiry, of gift cards and coins. */
  endsOn: Type.Union([IsoDay, Type.Null()]),
  /** Rupees, signed as the account is read; negative: owed the other way. */
  amount: Rupees,
});

export type OpenItemView = Static<typeof OpenItemView>;

const Sum = Type.Object({ who: TextOrNull, count: Type.Integer(), amount: Rupees });

const page = listReply(OpenItemView);

const reply = Type.Object({
  ...page.properties,
  sums: Type.Array(Sum),
  total: Rupees,
  balance: Rupees,
});

export type OpenItemsReply = Static<typeof reply>;

export const listOpenItems = defineCall({
  method: 'GET',
  path: '/staff/open-items',
  summary: 'Open items of an account',
  access: 'staff:reports.read',
  query: Type.Object({ ...listFields, ...openItemFields, sort: Type.Optional(Type.Enum(['oldest'])) }),
  reply,
});
