import type {
  CouponBatchView,
  CouponForm,
  CouponTerms,
  StaffCouponView,
} from '@ilaneer/contract/staff/shop/coupons';
import { couponWords } from '@ilaneer/domain/coupon/bulk-codes';
import type { CouponReduction } from '@ilaneer/domain/coupon/coupon';
import { NO_PAISE, type Paise, paise, paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import { basisPointsFromPercent } from '@ilaneer/domain/promotion/entered-benefit';
import { type CouponRow, type DescribedCoupon, toCoupon } from '../repository.ts';
import type { CouponBatch, CouponFigures } from './desk-repository.ts';

export function toStaffCoupon(row: CouponRow, figures: CouponFigures): StaffCouponView {
  return {
    id: row.id,
    code: row.code,
    ...toCouponForm(row),
    words: couponWords(toCoupon(row).reduction),
    ...figuresOf(figures),
    version: row.version,
  };
}

export function toCouponForm(row: CouponRow): CouponForm {
  return {
    description: row.description,
    kind: row.kind,
    percent: row.basisPoints === null ? null : row.basisPoints / 100,
    cap: rupeesOrNull(row.capPaise),
    amount: rupeesOrNull(row.amountPaise),
    minimum: rupeesOrNull(row.minimumPaise),
    validFrom: row.validFrom?.toISOString() ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
    categoryIds: row.categoryIds,
    firstOrderOnly: row.firstOrderOnly,
    totalLimit: row.totalLimit,
    perShopperLimit: row.perShopperLimit,
    active: row.active,
    hidden: row.hidden,
  };
}

export function toBatchView({ row, sample, figures }: CouponBatch): CouponBatchView {
  return {
    id: row.id,
    prefix: row.prefix,
    description: sample.description,
    words: couponWords(toCoupon(sample).reduction),
    count: row.codes,
    ...figuresOf(figures),
    active: row.active,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

export function couponOf(code: string, form: CouponForm): DescribedCoupon {
  const { totalLimit, perShopperLimit, active, hidden } = form;
  return { ...termsOf(form), code, totalLimit, perShopperLimit, active, hidden };
}

/** For one order, and not listed (COUPON-15). */
export function singleUseCoupon(code: string, terms: CouponTerms): DescribedCoupon {
  return { ...termsOf(terms), code, totalLimit: 1, perShopperLimit: null, active: true, hidden: true };
}

function termsOf(terms: CouponTerms) {
  const { minimum, validFrom, validUntil, categoryIds, firstOrderOnly } = terms;
  return {
    description: terms.description.trim(),
    reduction: reductionOf(terms),
    minimum: paiseOrNull(minimum),
    validFrom: validFrom === null ? null : new Date(validFrom),
    validUntil: validUntil === null ? null : new Date(validUntil),
    categoryIds: [...new Set(categoryIds)],
    firstOrderOnly,
  };
}

/** 0, which the rules refuse, where it is missing. */
function reductionOf({ kind, percent, cap, amount }: CouponTerms): CouponReduction {
  return kind === 'percent'
    ? { kind, basisPoints: basisPointsFromPercent(percent ?? 0), cap: paiseOrNull(cap) }
    : { kind, amount: paiseOrNull(amount) ?? NO_PAISE };
}

function figuresOf({ uses, costPaise, salesPaise }: CouponFigures) {
  return { uses, cost: rupeesFromPaise(paise(costPaise)), sales: rupeesFromPaise(paise(salesPaise)) };
}

function rupeesOrNull(amount: number | null): number | null {
  return amount === null ? null : rupeesFromPaise(paise(amount));
}

function paiseOrNull(rupees: number | null): Paise | null {
  return rupees === null ? null : paiseFromRupees(rupees);
}
