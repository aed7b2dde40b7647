import type {
  CouponBatchForm,
  CouponForm,
  CouponTerms,
  StaffCouponView,
} from '@ilaneer/contract/staff/shop/coupons';
import { bulkProblems } from '@ilaneer/domain/coupon/bulk-codes';
import { normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import { couponProblems } from '@ilaneer/domain/coupon/coupon-problems';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { type Paise, paise } from '@ilaneer/domain/money';
import { basisPointsFromPercent } from '@ilaneer/domain/promotion/entered-benefit';
import { sentMoment, typedMoment } from '../../parts/form/india-moment.ts';
import { numberOf, numberOrNull, typed } from '../../parts/form/typed-number.ts';

/** As typed. */
export type TermsValues = {
  description: string;
  kind: CouponTerms['kind'];
  percent: string;
  cap: string;
  amount: string;
  minimum: string;
  validFrom: string;
  validUntil: string;
  categoryIds: string[];
  firstOrderOnly: boolean;
};

export type CouponValues = TermsValues & {
  code: string;
  totalLimit: string;
  perShopperLimit: string;
  active: boolean;
  hidden: boolean;
};

export type BatchValues = TermsValues & { prefix: string; count: string };

const NEW_TERMS: TermsValues = {
  description: '',
  kind: 'percent',
  percent: '',
  cap: '',
  amount: '',
  minimum: '',
  validFrom: '',
  validUntil: '',
  categoryIds: [],
  firstOrderOnly: false,
};

export const NEW_BATCH: BatchValues = { ...NEW_TERMS, prefix: '', count: '100' };

export const NEW_COUPON: StaffCouponView = {
  id: 'new',
  code: '',
  description: '',
  ...{ kind: 'percent', percent: null, cap: null, amount: null, minimum: null },
  ...{ validFrom: null, validUntil: null, categoryIds: [], firstOrderOnly: false },
  ...{ totalLimit: null, perShopperLimit: 1, active: true, hidden: false },
  ...{ words: '', uses: 0, cost: 0, sales: 0, version: 0 },
};

export function valuesOf(coupon: StaffCouponView): CouponValues {
  const { code, description, kind, categoryIds, firstOrderOnly, active, hidden } = coupon;
  return {
    ...{ code, description, kind, categoryIds, firstOrderOnly, active, hidden },
    percent: typed(coupon.percent),
    cap: typed(coupon.cap),
    amount: typed(coupon.amount),
    minimum: typed(coupon.minimum),
    validFrom: typedMoment(coupon.validFrom),
    validUntil: typedMoment(coupon.validUntil),
    totalLimit: typed(coupon.totalLimit),
    perShopperLimit: typed(coupon.perShopperLimit),
  };
}

function termsBody(values: TermsValues): CouponTerms {
  const { description, kind, categoryIds, firstOrderOnly } = values;
  const isPercent = kind === 'percent';
  return {
    ...{ description, kind, categoryIds, firstOrderOnly },
    percent: isPercent ? numberOf(values.percent) : null,
    cap: isPercent ? numberOrNull(values.cap) : null,
    amount: isPercent ? null : numberOf(values.amount),
    minimum: numberOrNull(values.minimum),
    validFrom: sentMoment(values.validFrom),
    validUntil: sentMoment(values.validUntil),
  };
}

export function couponBody(values: CouponValues): CouponForm {
  const { active, hidden } = values;
  return {
    ...termsBody(values),
    ...{ active, hidden },
    totalLimit: numberOrNull(values.totalLimit),
    perShopperLimit: numberOrNull(values.perShopperLimit),
  };
}

export function batchBody(values: BatchValues): CouponBatchForm {
  return { ...termsBody(values), prefix: normaliseCouponCode(values.prefix), count: numberOf(values.count) };
}

/** COUPON-13, before it is sent. */
export function problemsOfCoupon(values: CouponValues): readonly FieldProblem[] {
  return problemsOf(couponBody(values), normaliseCouponCode(values.code));
}

/** COUPON-15, before it is sent. */
export function problemsOfBatch(values: BatchValues): readonly FieldProblem[] {
  const body = batchBody(values);
  const form = { ...body, active: true, hidden: true, totalLimit: 1, perShopperLimit: null };
  return [...bulkProblems(body), ...problemsOf(form, 'SAMPLE')];
}

function problemsOf(form: CouponForm, code: string): FieldProblem[] {
  const { kind, percent, cap, amount, minimum, validFrom, validUntil } = form;
  return couponProblems({
    ...form,
    code,
    description: form.description.trim(),
    reduction:
      kind === 'percent'
        ? { kind, basisPoints: basisPointsFromPercent(percent ?? 0), cap: paiseOrNull(cap) }
        : { kind, amount: paiseOrNull(amount) ?? paise(0) },
    minimum: paiseOrNull(minimum),
    validFrom: validFrom === null ? null : new Date(validFrom),
    validUntil: validUntil === null ? null : new Date(validUntil),
  });
}

/** 0, which the rules refuse, where it is no number. */
function paiseOrNull(rupees: number | null): Paise | null {
  if (rupees === null) return null;
  return paise(Number.isFinite(rupees) ? Math.round(rupees * 100) : 0);
}
