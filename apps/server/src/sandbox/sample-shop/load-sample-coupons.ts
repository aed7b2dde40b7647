import { paiseFromRupees } from '@ilaneer/domain/money';
import type { Database } from '../../db/connect.ts';
import { coupons } from '../../db/schema/coupon.ts';
import { type ContentCoupon, readSampleCoupons } from './content-files.ts';

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
