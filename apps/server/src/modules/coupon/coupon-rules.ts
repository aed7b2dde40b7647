import type { Coupon, CouponReduction } from '@ilaneer/domain/coupon/coupon';
import type { CouponLine } from '@ilaneer/domain/coupon/judge-coupon';
import { paise } from '@ilaneer/domain/money';
import type { CartLine } from '../cart/repository.ts';
import type { CouponRow } from './repository.ts';

/** A kept coupon as the rules read it. */
export function toCoupon(row: CouponRow): Coupon {
  return {
    code: row.code,
    reduction: toReduction(row),
    minimum: row.minimumPaise === null ? null : paise(row.minimumPaise),
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    categoryIds: row.categoryIds,
    totalLimit: row.totalLimit,
    perShopperLimit: row.perShopperLimit,
    firstOrderOnly: row.firstOrderOnly,
    active: row.active,
  };
}

function toReduction({ kind, basisPoints, amountPaise, capPaise }: CouponRow): CouponReduction {
  if (kind === 'amount') return { kind, amount: paise(amountPaise ?? 0) };
  return { kind, basisPoints: basisPoints ?? 0, cap: capPaise === null ? null : paise(capPaise) };
}

/** A cart line as coupons see it: in its category and in the one above. */
export function toCouponLine(line: CartLine): CouponLine {
  const categoryIds = [line.categoryId, line.parentCategoryId].filter((id) => id !== null);
  return { price: paise(line.pricePaise), quantity: line.quantity, categoryIds };
}
