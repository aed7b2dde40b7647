import { COIN_ENTRY_KINDS } from '../coin/coin.ts';
import { GIFT_CARD_ENTRY_KINDS } from '../gift-card/gift-card.ts';
import { NO_PAISE, type Paise, paise, sumPaise } from '../money.ts';
import type { AccountId } from './accounts.ts';

/** Posted events, each once (JOURNAL-4). */
export const JOURNAL_ENTRY_KINDS = [
  'opening',
  'payment captured',
  'payment accepted',
  'cash on delivery',
  'refund requested',
  'refund sent',
  'refund paid out',
  'payment carried over',
  'cash carried over',
  'invoice',
  'return',
  'goodwill',
  'goodwill settled',
  'remittance',
  'remittance taken back',
  'claim opened',
  'claim paid',
  'claim refused',
  'claim withdrawn',
  'cash written off',
  'year closed',
  'stock opened',
  'goods purchased',
  'goods sold',
  'goods lost',
  'stock corrected',
  'manual entry',
  'gift card issued',
  ...GIFT_CARD_ENTRY_KINDS.map((kind) => `gift card ${kind}` as const),
  ...COIN_ENTRY_KINDS.map((kind) => `coins ${kind}` as const),
] as const;

export type JournalEntryKind = (typeof JOURNAL_ENTRY_KINDS)[number];

export const SIDES = ['debit', 'credit'] as const;

/** Positive paise on one side, with the order if any. */
export type Posting = {
  readonly account: AccountId;
  readonly side: (typeof SIDES)[number];
  readonly amount: Paise;
  readonly orderId: string | null;
};

/** Double entry of one business event (JOURNAL-1). */
export type JournalEntry = {
  readonly kind: JournalEntryKind;
  /** Unique per kind: makes posting idempotent. */
  readonly sourceId: string;
  readonly happenedAt: Date;
  readonly postings: readonly Posting[];
};

export type Move = {
  readonly account: AccountId;
  readonly amount: Paise;
  readonly orderId: string | null;
};

export function debit(account: AccountId, amount: Paise, orderId: string | null = null): Move {
  return { account, amount, orderId };
}

export function credit(account: AccountId, amount: Paise, orderId: string | null = null): Move {
  return { account, amount: paise(NO_PAISE - amount), orderId };
}

/** Per account and order; a negative amount goes to the other side. Throws if unbalanced (a bug). */
export function journalEntry(about: Omit<JournalEntry, 'postings'>, moves: readonly Move[]): JournalEntry {
  const balance = sumPaise(...moves.map(({ amount }) => amount));
  if (balance !== 0) {
    throw new RangeError(`the entry '${about.kind}' of ${about.sourceId} is ${balance} paise out of balance`);
  }
  const places = Map.groupBy(moves, ({ account, orderId }) => `${account} ${orderId ?? ''}`);
  const postings = [...places.values()].flatMap((same): Posting[] => {
    const [first] = same;
    const amount = sumPaise(...same.map((move) => move.amount));
    if (first === undefined || amount === 0) return [];
    const { account, orderId } = first;
    return [{ account, orderId, side: amount > 0 ? 'debit' : 'credit', amount: paise(Math.abs(amount)) }];
  });
  return { ...about, postings };
}
