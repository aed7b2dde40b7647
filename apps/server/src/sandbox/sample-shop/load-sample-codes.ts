import { randomBytes } from 'node:crypto';
import { systemActor } from '@ilaneer/domain/actor/actor';
import { giftCardLast4, normaliseGiftCardCode } from '@ilaneer/domain/gift-card/gift-card';
import { NO_PAISE, paiseFromRupees } from '@ilaneer/domain/money';
import type { Database } from '../../db/connect.ts';
import { coupons } from '../../db/schema/balance/coupon.ts';
import { giftCards } from '../../db/schema/balance/gift-card.ts';
import { makeCouponIn, type NewCoupon } from '../../modules/coupon/coupon.ts';
import { type IssueDeps, issueGiftCardIn } from '../../modules/gift-card/gift-card.ts';
import { type ContentCoupon, readSampleCoupons, readSampleGiftCards } from './content-files.ts';
import { refused, type SampleDeps } from './sample-deps.ts';

export async function loadSampleCoupons(
  tx: Database,
  contentDir: string,
  deps: Pick<SampleDeps, 'now' | 'newId' | 'auditKey'>,
): Promise<void> {
  if ((await tx.$count(coupons)) > 0) return;
  for (const coupon of await readSampleCoupons(contentDir)) {
    const made = await makeCouponIn(tx, deps, systemActor('shop'), toCoupon(coupon));
    if (!made.ok) throw new Error(refused(`coupons (${coupon.code})`, made.error));
  }
}

function toCoupon(coupon: ContentCoupon): NewCoupon {
  const { percent } = coupon;
  return {
    id: `coupon-${coupon.code.toLowerCase()}`,
    code: coupon.code,
    description: coupon.description,
    reduction:
      percent === undefined
        ? { kind: 'amount', amount: toPaise(coupon.amountRupees) ?? NO_PAISE }
        : { kind: 'percent', basisPoints: percent * 100, cap: toPaise(coupon.capRupees) },
    minimum: toPaise(coupon.minimumRupees),
    validFrom: toDate(coupon.validFrom),
    validUntil: toDate(coupon.validUntil),
    categoryIds: coupon.categoryIds ?? [],
    totalLimit: null,
    perShopperLimit: coupon.perShopperLimit ?? null,
    firstOrderOnly: coupon.firstOrderOnly ?? false,
    active: true,
    hidden: coupon.hidden ?? false,
  };
}

function toPaise(rupees: number | undefined) {
  return rupees === undefined ? null : paiseFromRupees(rupees);
}

function toDate(text: string | undefined) {
  return text === undefined ? null : new Date(text);
}

/** Only if there are none; also for older sandboxes. */
export async function loadSampleGiftCards(
  tx: Database,
  contentDir: string,
  deps: Omit<IssueDeps, 'db' | 'randomBytes'>,
): Promise<void> {
  if ((await tx.$count(giftCards)) > 0) return;
  for (const { code, rupees } of await readSampleGiftCards(contentDir)) {
    const last4 = giftCardLast4(normaliseGiftCardCode(code) ?? '');
    const known = { id: `gift-card-${last4.toLowerCase()}`, code };
    const card = { worth: paiseFromRupees(rupees), expiresAt: null, paidBy: 'none', known } as const;
    await issueGiftCardIn(tx, { ...deps, randomBytes }, systemActor('shop'), card);
  }
}
