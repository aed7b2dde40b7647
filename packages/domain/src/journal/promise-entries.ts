import { type COIN_ENTRY_KINDS, COIN_VALUE } from '../coin/coin.ts';
import type { GiftCardUseKind } from '../gift-card/gift-card.ts';
import { type Paise, paise } from '../money.ts';
import type { AccountId } from './accounts.ts';
import { credit, debit, type JournalEntry, journalEntry } from './journal-entry.ts';
import type { CustomerAccount } from './money-entries.ts';

/** Who paid for a gift card when it was issued: money in the bank, or nobody. */
export const GIFT_CARD_PAYERS = ['bank', 'nobody'] as const;
export type GiftCardPayer = (typeof GIFT_CARD_PAYERS)[number];

/** A gift card that was issued: a debt of the shop (JOURNAL-11). */
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

/** Money between a gift card and an order (JOURNAL-11): above zero it left the card. */
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

/** What was left on a gift card when its time was over is no debt any more (JOURNAL-16). */
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

/** What stands against the debt of coins for each thing that happens to them (JOURNAL-12). */
const AGAINST_COINS: Readonly<Record<CoinEntryKind, AccountId>> = {
  earned: 'coins-given',
  reversed: 'coins-given',
  refunded: 'coins-given',
  spent: 'coins-on-orders',
  returned: 'coins-on-orders',
  expired: 'coins-expired',
};

/** Coins that one act moved in one way, over all lots, at what they are worth (JOURNAL-12). Signed as in their ledger. */
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
