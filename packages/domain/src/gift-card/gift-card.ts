import { minPaise, NO_PAISE, type Paise, paise, subtractPaise } from '../money.ts';
import { err, ok, type Result } from '../result.ts';

// Without look-alike characters.
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 16;
const codeShape = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** Paise; the legal range of prepaid gift instruments in India (GIFT-CARD-5). */
export const GIFT_CARD_WORTH = { least: paise(100), most: paise(1_000_000) } as const;

/** Reserved by an order, released unpaid, refunded after payment, or written off at expiry (GIFT-CARD-13). */
export const GIFT_CARD_ENTRY_KINDS = ['held', 'returned', 'refunded', 'expired'] as const;

export type GiftCardUseKind = Exclude<(typeof GIFT_CARD_ENTRY_KINDS)[number], 'expired'>;

/** `balance` in paise. */
export type GiftCard = { readonly balance: Paise; readonly expiresAt: Date; readonly active: boolean };

export type GiftCardError = {
  readonly code: 'GIFT_CARD_INVALID';
  readonly reason: 'unknown' | 'expired' | 'empty';
};

/** Capitals without blanks and dashes (GIFT-CARD-4); null if invalid. */
export function normaliseGiftCardCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return codeShape.test(code) ? code : null;
}

export function formatGiftCardCode(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

export function giftCardLast4(code: string): string {
  return code.slice(-4);
}

/** From random bytes, in groups of four. */
export function giftCardCodeFrom(random: Uint8Array): string {
  if (random.length < CODE_LENGTH) throw new RangeError(`a gift-card code needs ${CODE_LENGTH} random bytes`);
  const letters = [...random.slice(0, CODE_LENGTH)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]);
  return [0, 4, 8, 12].map((from) => letters.slice(from, from + 4).join('')).join('-');
}

/** Paise paid by card, and the rest (GIFT-CARD-2). */
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

/** GIFT-CARD-9. */
export function giftCardRefusalText({ reason }: GiftCardError): string {
  return REFUSALS[reason];
}
