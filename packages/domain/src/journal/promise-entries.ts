import { type COIN_ENTRY_KINDS, COIN_VALUE } from '../coin/coin.ts';
import type { GiftCardUseKind } from '../gift-card/gift-card.ts';
import { type Paise, paise } from '../money.ts';
import type { AccountId } from './accounts.ts';
import { credit, debit, type JournalEntry, journalEntry } from './journal-entry.ts';
import type { CustomerAccount } from './money-entries.ts';

/** Funding at issue: bank money, or free of charge. */
export const GIFT_CARD_PAYERS = ['bank', 'none'] as const;
export type GiftCardPayer = (typeof GIFT_CARD_PAYERS)[number];

/** Gift card issued: a liability (JOURNAL-11). */
export function giftCardIssuedEntry(card: {
  readonly id: string;
  readonly worth: Paise;
  readonly paidBy: GiftCardPayer;
  readonly happenedAt: Date;
}): JournalEntry {
  const { id, worth, paidBy, happenedAt } = card;
  return journalEntry({ kind: 'gift card issued', sourceId: id, happenedAt }, [
    debit(paidBy === 'bank' ? 'bank' : 'gift-cards-given', worth),
    credit('gift-cards-outstanding', worth),
  ]);
}

/** Transfer between gift card and order (JOURNAL-11); positive leaves the card. */
export function giftCardEntry(entry: {
  readonly id: number;
  readonly kind: GiftCardUseKind;
  readonly orderId: string;
  readonly customer: CustomerAccount;
  readonly amount: Paise;
  readonly happenedAt: Date;
}): JournalEntry {
  const { id, kind, orderId, customer, amount, happenedAt } = entry;
  return journalEntry({ kind: `gift card ${kind}`, sourceId: String(id), happenedAt }, [
    debit('gift-cards-outstanding', amount),
    credit(customer, amount, orderId),
  ]);
}

/** Breakage: the expired balance is released (JOURNAL-16). */
export function giftCardExpiredEntry(entry: {
  readonly id: number;
  readonly left: Paise;
  readonly happenedAt: Date;
}): JournalEntry {
  const { id, left, happenedAt } = entry;
  return journalEntry({ kind: 'gift card expired', sourceId: String(id), happenedAt }, [
    debit('gift-cards-outstanding', left),
    credit('gift-cards-expired', left),
  ]);
}

type CoinEntryKind = (typeof COIN_ENTRY_KINDS)[number];

/** Offsetting account per coin entry kind (JOURNAL-12). */
const AGAINST_COINS: Readonly<Record<CoinEntryKind, AccountId>> = {
  earned: 'coins-given',
  reversed: 'coins-given',
  refunded: 'coins-given',
  spent: 'coins-on-orders',
  returned: 'coins-on-orders',
  expired: 'coins-expired',
  given: 'coins-given',
  'taken back': 'coins-given',
};

/** Coins of one act over all lots, at value (JOURNAL-12). Signed as in the ledger. */
export function coinsEntry(moved: {
  readonly position: number;
  readonly kind: CoinEntryKind;
  readonly coins: number;
  readonly orderId: string | null;
  readonly happenedAt: Date;
}): JournalEntry {
  const { position, kind, coins, orderId, happenedAt } = moved;
  const worth = paise(coins * COIN_VALUE);
  return journalEntry({ kind: `coins ${kind}`, sourceId: String(position), happenedAt }, [
    debit(AGAINST_COINS[kind], worth, orderId),
    credit('coins-outstanding', worth),
  ]);
}
