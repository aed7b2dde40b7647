import type { CouponView } from '@ilaneer/contract/coupon';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import type { Catalogue } from '../../../modules/catalogue/catalogue.ts';
import type { JudgedCoupon } from '../../../modules/coupon/coupon.ts';
import { productIdsOf, productTypeOf } from './list-coupons.ts';

const DISCOUNT_TYPES = { percent: 'PERCENTAGE', amount: 'FLAT' } as const;

/** COUPON-7. */
export async function toCouponView(judged: JudgedCoupon, catalogue: Catalogue): Promise<CouponView> {
  const { row, timesUsed, isUsable, discount, problem } = judged;
  return {
    id: row.id,
    code: row.code,
    description: row.description,
    discountType: DISCOUNT_TYPES[row.kind],
    discountValue: ((row.kind === 'percent' ? row.basisPoints : row.amountPaise) ?? 0) / 100,
    maxDiscountValue: rupeesOrNull(row.capPaise),
    minimumPurchase: rupeesOrNull(row.minimumPaise),
    productType: productTypeOf(row),
    productIds: await productIdsOf(row, catalogue),
    usageType: row.totalLimit === null ? 'UNLIMITED' : 'LIMITED',
    usageLimit: row.totalLimit,
    usageCount: timesUsed,
    firstOrderOnly: row.firstOrderOnly,
    active: row.active,
    hidden: row.hidden,
    delete: false,
    validFrom: row.validFrom?.toISOString() ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    usable: isUsable,
    discount: rupeesFromPaise(discount),
    reason: problem,
  };
}

function rupeesOrNull(amount: number | null): number | null {
  return amount === null ? null : rupeesFromPaise(paise(amount));
}
