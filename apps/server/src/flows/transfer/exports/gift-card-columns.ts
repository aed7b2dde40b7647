import { giftCardState } from '@ilaneer/domain/gift-card/new-gift-card';
import { paise } from '@ilaneer/domain/money';
import type { GiftCardRow } from '../../../modules/gift-card/gift-card.ts';
import { amount, type Column, day, own, text } from './columns.ts';

type CardAt = { readonly card: GiftCardRow; readonly at: Date };

/** The balances add up to the account of gift cards (GIFT-CARD-15). */
export const GIFT_CARD_COLUMNS: readonly Column<CardAt>[] = [
  own('Gift card', ({ card }) => card.last4),
  day('Issued', ({ card }) => card.createdAt),
  own('Paid by', ({ card }) => card.paidBy),
  text('Reason', ({ card }) => card.reason),
  amount('Worth', ({ card }) => card.initialPaise),
  amount('Balance', ({ card }) => card.balancePaise),
  day('Last day', ({ card }) => new Date(card.expiresAt.getTime() - 1)),
  own('State', ({ card, at }) => giftCardState({ ...card, balance: paise(card.balancePaise) }, at)),
];
