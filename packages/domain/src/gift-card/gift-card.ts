import { minPaise, NO_PAISE, type Paise, subtractPaise } from '../money.ts';
import { err, ok, type Result } from '../result.ts';

// Without the letters and digits that are taken for one another.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 16;
const codeShape = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`);

/** What the shop knows of a gift card, `balance` in paise. */
export type GiftCard = { readonly balance: Paise; readonly expiresAt: Date; readonly active: boolean };

/** Why a gift card cannot pay. */
export type GiftCardError = {
  readonly code: 'GIFT_CARD_INVALID';
  readonly reason: 'unknown' | 'expired' | 'empty';
};

/** A code as it is kept: capitals without blanks and dashes; null when it cannot be a code. */
export function normaliseGiftCardCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return codeShape.test(code) ? code : null;
}

/** A code made from random bytes, in groups of four. */
export function giftCardCodeFrom(random: Uint8Array): string {
  if (random.length < CODE_LENGTH) throw new RangeError(`a gift-card code needs ${CODE_LENGTH} random bytes`);
  // 256 is a multiple of the 32 letters: every letter is as likely as any other.
  const letters = [...random.slice(0, CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return [0, 4, 8, 12].map((from) => letters.slice(from, from + 4).join('')).join('-');
}

/** How much of a total a gift card pays, and what is left to be paid otherwise; in paise. */
export function payByGiftCard(
  card: GiftCard | null,
  total: Paise,
  now: Date,
): Result<{ readonly paid: Paise; readonly rest: Paise }, GiftCardError> {
  if (card === null || !card.active) return err({ code: 'GIFT_CARD_INVALID', reason: 'unknown' });
  if (card.expiresAt <= now) return err({ code: 'GIFT_CARD_INVALID', reason: 'expired' });
  if (card.balance <= NO_PAISE) return err({ code: 'GIFT_CARD_INVALID', reason: 'empty' });
  const paid = minPaise(card.balance, total);
  return ok({ paid, rest: subtractPaise(total, paid) });
}
