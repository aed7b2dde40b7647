import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { showsCustomer } from '../message/customer-mark.ts';
import { successReply } from '../message/envelope.ts';
import { problem, Search, TextOrNull } from '../message/fields.ts';

const Found = Type.Object({
  kind: Type.String(),
  id: Type.String(),
  title: Type.String(),
  /** Distinguishes equal titles. */
  detail: TextOrNull,
});

export const SearchResult = showsCustomer(
  Found,
  { on: 'search', by: 'customer', property: 'id', ofKind: 'customer' },
  { on: 'search', by: 'order', property: 'id', ofKind: 'order' },
  { on: 'search', by: 'ticket', property: 'id', ofKind: 'ticket' },
);

export type SearchResult = Static<typeof SearchResult>;

/** A few hits per permitted kind, best first. */
export const searchStaff = defineCall({
  method: 'GET',
  path: '/staff/search',
  summary: 'Find anything in the staff app',
  access: 'staff',
  query: Type.Object({ text: Search(100, problem('Text is required')) }),
  reply: successReply({ results: Type.Array(SearchResult) }),
});
