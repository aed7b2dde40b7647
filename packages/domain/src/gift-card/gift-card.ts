import { minPaise, NO_PAISE, type Paise, paise, subtractPaise } from '../money.ts';
import { err, ok, type Result } from '../result.ts';

// Without the letters and digits that are taken for one another.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 16;
const codeShape = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`);

/**
 * What a gift card can be worth when it is issued, in paise: what prepaid gift instruments may be in India
 * (GIFT-CARD-5).
 */
export const GIFT_CARD_WORTH = { least: paise(100), most: paise(1_000_000) } as const;

/**
 * What happens to a gift card's money: an order reserves it, gives it back unpaid, or gives it back after it was
 * paid; what is left when the card's time is over is written off (GIFT-CARD-13).
 */
export const GIFT_CARD_ENTRY_KINDS = ['held', 'returned', 'refunded', 'expired'] as const;

/** What an order does to a gift card. */
export type GiftCardUseKind = Exclude<(typeof GIFT_CARD_ENTRY_KINDS)[number], 'expired'>;

/** `balance` in paise. */
export type GiftCard = { readonly balance: Paise; readonly expiresAt: Date; readonly active: boolean };

export type GiftCardError = {
  readonly code: 'GIFT_CARD_INVALID';
  readonly reason: 'unknown' | 'expired' | 'empty';
};

/** A code as it is stored: capitals without blanks and dashes (GIFT-CARD-4); null when it cannot be a code. */
export function normaliseGiftCardCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return codeShape.test(code) ? code : null;
}

/** A code as its field shows it while it is typed: capitals in groups of four, and no more than there are. */
export function formatGiftCardCode(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** The last four letters of a code in normal form: all of it that is ever shown again. */
export function giftCardLast4(code: string): string {
  return code.slice(-4);
}

/** A code made from random bytes, in groups of four. */
export function giftCardCodeFrom(random: Uint8Array): string {
  if (random.length < CODE_LENGTH) throw new RangeError(`a gift-card code needs ${CODE_LENGTH} random bytes`);
  // 256 is a multiple of the 32 letters: every letter is as likely as any other.
  const letters = [...random.slice(0, CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return [0, 4, 8, 12].map((from) => letters.slice(from, from + 4).join('')).join('-');
}

/** How much of a total a gift card pays, and what is left to be paid otherwise; in paise (GIFT-CARD-2). */
export function payByGiftCard(
  card: GiftCard | null,
  total: Paise,
  now: Date,
): Result<{ readonly paid: Paise; readonly due: Paise }, GiftCardError> {
  if (card === null || !card.active) return err({ code: 'GIFT_CARD_INVALID', reason: 'unknown' });
  if (card.expiresAt <= now) return err({ code: 'GIFT_CARD_INVALID', reason: 'expired' });
  if (card.balance <= NO_PAISE) return err({ code: 'GIFT_CARD_INVALID', reason: 'empty' });
  const paid = minPaise(card.balance, total);
  return ok({ paid, due: subtractPaise(total, paid) });
}

const REFUSALS = {
  unknown: 'We do not know this gift card. Please check the code.',
  expired: 'This gift card has expired',
  empty: 'This gift card has no balance left',
} as const satisfies Record<GiftCardError['reason'], string>;

/** Why a gift card cannot pay, in words for the shopper (GIFT-CARD-9). */
export function giftCardRefusalText({ reason }: GiftCardError): string {
  return REFUSALS[reason];
}
