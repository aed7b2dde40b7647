import { createHmac } from 'node:crypto';
import { normaliseGiftCardCode } from '@ilaneer/domain/gift-card/gift-card';
import type { Key, KeyRing } from '../../deps/keys.ts';

export type GiftCardDeps = {
  /** Keys the hashes of the cards' codes. */
  readonly giftCardKeys: KeyRing;
};

/**
 * What is stored of a code, however it is typed: a keyed hash. What cannot be a code has one too, which no card has, so
 * that it takes as long to refuse.
 */
export function codeHashOf({ secret, mark }: Key, typed: string): string {
  const code = normaliseGiftCardCode(typed) ?? '';
  return `${mark}${createHmac('sha256', secret).update(`ilaneer gift card ${code}`).digest('base64url')}`;
}

/** What may be stored of it, by whichever key was the one when the card was issued. */
export function codeHashesOf({ giftCardKeys }: GiftCardDeps, typed: string): string[] {
  return giftCardKeys.counting().map((key) => codeHashOf(key, typed));
}
