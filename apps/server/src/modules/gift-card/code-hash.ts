import { createHmac } from 'node:crypto';
import { normaliseGiftCardCode } from '@ilaneer/domain/gift-card/gift-card';
import type { Key, KeyRing } from '../../deps/keys.ts';

export type GiftCardDeps = {
  readonly giftCardKeys: KeyRing;
};

/** Keyed hash of a normalised code; invalid codes are hashed too, for equal timing. */
export function codeHashOf({ secret, mark }: Key, typed: string): string {
  const code = normaliseGiftCardCode(typed) ?? '';
  return `${mark}${createHmac('sha256', secret).update(`ilaneer gift card ${code}`).digest('base64url')}`;
}

/** With every key, for older cards. */
export function codeHashesOf({ giftCardKeys }: GiftCardDeps, typed: string): string[] {
  return giftCardKeys.counting().map((key) => codeHashOf(key, typed));
}
