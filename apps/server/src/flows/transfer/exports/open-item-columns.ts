import { daysBetween } from '@ilaneer/domain/india-day';
import { ACCOUNTS } from '@ilaneer/domain/journal/accounts';
import { OPEN_ITEM_WORDS, openItemState } from '@ilaneer/domain/journal/open-items';
import type { OpenItem } from '../../books/books.ts';
import { amount, type Column, count, own, text } from './columns.ts';

type ItemOfDay = { readonly item: OpenItem; readonly day: string };

/** Adds up to the balance (JOURNAL-19). */
export const OPEN_ITEM_COLUMNS: readonly Column<ItemOfDay>[] = [
  text('Account', ({ item }) => ACCOUNTS.find(({ id }) => id === item.account)?.name ?? item.account),
  text('Item', ({ item }) => item.label ?? (item.orderId === null ? item.key.trim() : null)),
  text('With', ({ item }) => item.who),
  text('Waits for', ({ item }) => OPEN_ITEM_WORDS[openItemState(item.account, item)]),
  own('Open since', ({ item }) => item.since),
  own('At the end of', ({ day }) => day),
  count('Days open', ({ item, day }) => Math.max(0, daysBetween(item.since, day))),
  own('Ends on', ({ item }) => item.endsOn),
  amount('Amount', ({ item }) => item.amount),
];
