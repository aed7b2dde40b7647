import { type FieldProblem, needed, wrong } from '../field-problem.ts';
import { formatRupees, type Paise } from '../money.ts';
import { endOfIndiaDay } from './expiry.ts';
import { GIFT_CARD_WORTH } from './gift-card.ts';

export const LONGEST_GIFT_CARD_REASON = 500;

/** Issued by staff (GIFT-CARD-14). `lastDay`: YYYY-MM-DD in India; null: the usual one. */
type NewGiftCardForm = {
  readonly worth: Paise | null;
  readonly lastDay: string | null;
  readonly reason: string;
};

export function newGiftCardProblems({ worth, lastDay, reason }: NewGiftCardForm, now: Date): FieldProblem[] {
  const { least, most } = GIFT_CARD_WORTH;
  const ends = lastDay === null ? null : endOfIndiaDay(lastDay);
  return [
    ...wrong(
      'worth',
      worth !== null && worth >= least && worth <= most,
      `A gift card is worth ${formatRupees(least)} to ${formatRupees(most)}`,
    ),
    ...wrong('lastDay', lastDay === null || (ends !== null && ends > now), 'Enter a day that is not over'),
    ...needed('reason', 'Reason', reason.trim(), LONGEST_GIFT_CARD_REASON),
  ];
}

export const GIFT_CARD_STATES = ['active', 'used up', 'expired', 'blocked'] as const;

export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

/** Blocked before expired before used up. */
export function giftCardState(
  card: { readonly active: boolean; readonly expiresAt: Date; readonly balance: Paise },
  now: Date,
): GiftCardState {
  if (!card.active) return 'blocked';
  if (card.expiresAt <= now) return 'expired';
  return card.balance > 0 ? 'active' : 'used up';
}
