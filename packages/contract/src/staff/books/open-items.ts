import { OPEN_ITEM_ACCOUNTS } from '@ilaneer/domain/journal/open-items';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { anyProblem, Rupees, TextOrNull } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';

const Account = Type.Enum([...OPEN_ITEM_ACCOUNTS], anyProblem('There is no such list of what is owed'));
const IsoDay = Type.String({ format: 'date', description: 'YYYY-MM-DD' });

/** What a list of open items is of; exports take the same. */
export const openItemFields = {
  account: Type.Optional(Account),
  upTo: Type.Optional(
    Type.String({
      format: 'date',
      description: 'the end of which day; without it now',
      ...anyProblem('Give the day as YYYY-MM-DD'),
    }),
  ),
};

/** Something of an account that was still open at the end of a day (JOURNAL-19). */
export const OpenItemView = Type.Object({
  id: Type.String(),
  /** An order's number, the last letters of a gift card, a remittance's reference. */
  label: TextOrNull,
  orderId: TextOrNull,
  remittanceId: TextOrNull,
  /** The gateway or courier that has the money, or sends it. */
  who: TextOrNull,
  state: Type.Enum(['remittance', 'refund', 'payout', 'invoice', 'payment', 'use', 'match']),
  since: IsoDay,
  /** For how many days it has been open. */
  days: Type.Integer({ minimum: 0 }),
  /** When it ends by itself, as a card or a coin does. */
  endsOn: Type.Union([IsoDay, Type.Null()]),
  /** In rupees, as its account is read: below zero it is owed the other way. */
  amount: Rupees,
});

export type OpenItemView = Static<typeof OpenItemView>;

const Sum = Type.Object({ who: TextOrNull, count: Type.Integer(), amount: Rupees });

const page = listReply(OpenItemView);

const reply = Type.Object({
  ...page.properties,
  /** All of the account, by who has the money; a search changes nothing of them. */
  sums: Type.Array(Sum),
  total: Rupees,
  /** What the books say that the account comes to. */
  balance: Rupees,
});

export type OpenItemsReply = Static<typeof reply>;

export const listOpenItems = defineCall({
  method: 'GET',
  path: '/staff/open-items',
  summary: 'What is owed on an account of the books, item by item',
  tag: 'Staff',
  access: 'staff:reports.read',
  query: Type.Object({ ...listFields, ...openItemFields, sort: Type.Optional(Type.Enum(['oldest'])) }),
  reply,
  status: 200,
  errors: ['VALIDATION_FAILED'],
});
