import { usualExpiry } from '@ilaneer/domain/gift-card/expiry';
import { giftCardLast4, normaliseGiftCardCode } from '@ilaneer/domain/gift-card/gift-card';
import { paiseFromRupees } from '@ilaneer/domain/money';
import type { Database } from '../../db/connect.ts';
import { coupons } from '../../db/schema/balance/coupon.ts';
import { giftCards } from '../../db/schema/balance/gift-card.ts';
import { codeHashOf } from '../../modules/gift-card/gift-card.ts';
import { type ContentCoupon, readSampleCoupons, readSampleGiftCards } from './content-files.ts';

/** Fills a shop that has no coupon, also a sandbox that is older than they are. */
export async function loadSampleCoupons(tx: Database, contentDir: string, at: Date): Promise<void> {
  if ((await tx.$count(coupons)) > 0) return;
  const sample = await readSampleCoupons(contentDir);
  await tx.insert(coupons).values(sample.map((coupon) => toCouponRow(coupon, at)));
}

function toCouponRow(coupon: ContentCoupon, at: Date): typeof coupons.$inferInsert {
  const { percent = null } = coupon;
  return {
    id: `coupon-${coupon.code.toLowerCase()}`,
    code: coupon.code,
    description: coupon.description,
    kind: percent === null ? 'amount' : 'percent',
    basisPoints: percent === null ? null : percent * 100,
    amountPaise: toPaise(coupon.amountRupees),
    capPaise: toPaise(coupon.capRupees),
    minimumPaise: toPaise(coupon.minimumRupees),
    validFrom: toDate(coupon.validFrom),
    validUntil: toDate(coupon.validUntil),
    categoryIds: coupon.categoryIds ?? [],
    totalLimit: null,
    perShopperLimit: coupon.perShopperLimit ?? null,
    firstOrderOnly: coupon.firstOrderOnly ?? false,
    active: true,
    hidden: coupon.hidden ?? false,
    createdAt: at,
    updatedAt: at,
  };
}

function toPaise(rupees: number | undefined) {
  return rupees === undefined ? null : paiseFromRupees(rupees);
}

function toDate(text: string | undefined) {
  return text === undefined ? null : new Date(text);
}

const ISSUED_BY_SHOP = { issuedByKind: 'system', issuedById: 'shop' } as const;

/** Fills a shop that has no gift card, also a sandbox that is older than they are. */
export async function loadSampleGiftCards(
  tx: Database,
  contentDir: string,
  at: Date,
  secret: string,
): Promise<void> {
  if ((await tx.$count(giftCards)) > 0) return;
  const sample = await readSampleGiftCards(contentDir);
  await tx.insert(giftCards).values(
    sample.map(({ code, rupees }) => {
      const last4 = giftCardLast4(normaliseGiftCardCode(code) ?? '');
      const worth = paiseFromRupees(rupees);
      return {
        id: `gift-card-${last4.toLowerCase()}`,
        codeHash: codeHashOf(secret, code),
        last4,
        initialPaise: worth,
        balancePaise: worth,
        expiresAt: usualExpiry(at),
        active: true,
        ...ISSUED_BY_SHOP,
        createdAt: at,
      };
    }),
  );
}
