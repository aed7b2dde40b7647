import { createHmac } from 'node:crypto';
import { normaliseGiftCardCode } from '@ilaneer/domain/gift-card/gift-card';

export type GiftCardDeps = {
  /** Keys the hashes of the cards' codes. */
  readonly giftCardSecret: string;
};

/**
 * What is stored of a code, however it is typed: a keyed hash. What cannot be a code has one too, which no card has, so
 * that it takes as long to refuse.
 */
export function codeHashOf(secret: string, typed: string): string {
  const code = normaliseGiftCardCode(typed) ?? '';
  return createHmac('sha256', secret).update(`ilaneer gift card ${code}`).digest('base64url');
}
