import type { PromotionForm, StaffPromotionView } from '@ilaneer/contract/staff/shop/promotions';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { type Paise, paise } from '@ilaneer/domain/money';
import { type EnteredBenefit, type EnteredGoods, toBenefit } from '@ilaneer/domain/promotion/entered-benefit';
import { promotionProblems } from '@ilaneer/domain/promotion/promotion-problems';
import { sentMoment, typedMoment } from '../../parts/form/india-moment.ts';
import { numberOf, numberOrNull, typed } from '../../parts/form/typed-number.ts';

/** As typed. `gets` without goods: the same goods. */
type TypedBenefit = {
  kind: EnteredBenefit['kind'];
  percent: string;
  cap: string;
  amount: string;
  price: string;
  buy: string;
  get: string;
  gets: EnteredGoods;
  mostTimes: string;
  from: string;
  free: string;
  by: 'quantity' | 'total';
  tiers: { from: string; percent: string }[];
  parts: { goods: EnteredGoods; quantity: string }[];
};

export type PromotionValues = Pick<
  PromotionForm,
  'name' | 'hint' | 'goods' | 'active' | 'weekdays' | 'firstOrderOnly' | 'withCoupon'
> & {
  benefit: TypedBenefit;
  minimumTotal: string;
  minimumQuantity: string;
  priority: string;
  validFrom: string;
  validUntil: string;
  hours: { from: string; until: string };
  /** Separated by commas. */
  pinAreas: string;
  /** Empty: all customers. */
  segmentId: string;
  totalLimit: string;
  perShopperLimit: string;
  budget: string;
  combining: { kind: PromotionForm['combining']['kind']; group: string };
};

export const NO_GOODS: EnteredGoods = { productIds: [], categoryIds: [], exceptProductIds: [] };

const BLANK: TypedBenefit = {
  kind: 'percent',
  percent: '',
  cap: '',
  amount: '',
  price: '',
  buy: '2',
  get: '1',
  gets: NO_GOODS,
  mostTimes: '',
  from: '',
  free: '1',
  by: 'quantity',
  tiers: [{ from: '', percent: '' }],
  parts: [{ goods: NO_GOODS, quantity: '1' }],
};

export const NEW_PROMOTION: StaffPromotionView = {
  id: '',
  name: '',
  hint: '',
  goods: NO_GOODS,
  benefit: { kind: 'percent', percent: 10, cap: null },
  minimumTotal: null,
  minimumQuantity: null,
  priority: 10,
  active: true,
  validFrom: null,
  validUntil: null,
  weekdays: [],
  hours: null,
  firstOrderOnly: false,
  pinAreas: [],
  segmentId: null,
  totalLimit: null,
  perShopperLimit: null,
  budget: null,
  combining: { kind: 'all' },
  withCoupon: true,
  words: '',
  uses: 0,
  cost: 0,
  sales: 0,
  version: 0,
};

export function valuesOf(promotion: StaffPromotionView): PromotionValues {
  const { name, hint, goods, active, weekdays, firstOrderOnly, withCoupon, hours, combining } = promotion;
  return {
    ...{ name, hint, goods, active, weekdays, firstOrderOnly, withCoupon },
    benefit: typedBenefit(promotion.benefit),
    minimumTotal: typed(promotion.minimumTotal),
    minimumQuantity: typed(promotion.minimumQuantity),
    priority: typed(promotion.priority),
    validFrom: typedMoment(promotion.validFrom),
    validUntil: typedMoment(promotion.validUntil),
    hours: hours ?? { from: '', until: '' },
    pinAreas: promotion.pinAreas.join(', '),
    segmentId: promotion.segmentId ?? '',
    totalLimit: typed(promotion.totalLimit),
    perShopperLimit: typed(promotion.perShopperLimit),
    budget: typed(promotion.budget),
    combining: { kind: combining.kind, group: combining.kind === 'group' ? combining.group : '' },
  };
}

export function bodyOf(values: PromotionValues): PromotionForm {
  const { name, hint, goods, active, weekdays, firstOrderOnly, withCoupon, hours, combining } = values;
  return {
    ...{ name, hint, goods, active, weekdays, firstOrderOnly, withCoupon },
    benefit: benefitOf(values.benefit),
    minimumTotal: numberOrNull(values.minimumTotal),
    minimumQuantity: numberOrNull(values.minimumQuantity),
    priority: numberOf(values.priority),
    validFrom: sentMoment(values.validFrom),
    validUntil: sentMoment(values.validUntil),
    hours: hours.from === '' && hours.until === '' ? null : hours,
    pinAreas: areasIn(values.pinAreas),
    segmentId: values.segmentId || null,
    totalLimit: numberOrNull(values.totalLimit),
    perShopperLimit: numberOrNull(values.perShopperLimit),
    budget: numberOrNull(values.budget),
    combining:
      combining.kind === 'group'
        ? { kind: 'group', group: combining.group.trim() }
        : { kind: combining.kind },
  };
}

/** PROMOTION-9, before it is sent. */
export function problemsOf(values: PromotionValues): readonly FieldProblem[] {
  const { minimumTotal, budget, validFrom, validUntil, benefit, ...body } = bodyOf(values);
  const unread = unreadable(benefit);
  if (unread.length > 0) return unread;
  return promotionProblems({
    ...body,
    id: '',
    name: body.name.trim(),
    code: null,
    benefit: toBenefit(benefit),
    minimumTotal: paiseOrNull(minimumTotal),
    budget: paiseOrNull(budget),
    validFrom: validFrom === null ? null : new Date(validFrom),
    validUntil: validUntil === null ? null : new Date(validUntil),
  });
}

/** Amounts that are no numbers, which have no paise. */
function unreadable(benefit: EnteredBenefit): FieldProblem[] {
  const amounts = [
    ...('amount' in benefit ? [['amount', benefit.amount] as const] : []),
    ...('price' in benefit ? [['price', benefit.price] as const] : []),
    ...('cap' in benefit && benefit.cap !== null ? [['cap', benefit.cap] as const] : []),
    ...(benefit.kind === 'tiers' && benefit.by === 'total'
      ? benefit.tiers.map(({ from }, index) => [`tiers.${index}.from`, from] as const)
      : []),
  ];
  return amounts.flatMap(([field, amount]) =>
    Number.isFinite(amount) ? [] : [{ field: `benefit.${field}`, message: 'Enter an amount above ₹0' }],
  );
}

function typedBenefit(benefit: EnteredBenefit): TypedBenefit {
  const texts = Object.entries(benefit).flatMap(([field, value]) =>
    typeof value === 'number' ? [[field, String(value)]] : [],
  );
  return {
    ...BLANK,
    ...Object.fromEntries(texts),
    kind: benefit.kind,
    ...(benefit.kind === 'buy-get' && { gets: benefit.gets ?? NO_GOODS }),
    ...(benefit.kind === 'tiers' && {
      by: benefit.by,
      tiers: benefit.tiers.map(({ from, percent }) => ({ from: String(from), percent: String(percent) })),
    }),
    ...(benefit.kind === 'set-price' && {
      parts: benefit.parts.map(({ goods, quantity }) => ({ goods, quantity: String(quantity) })),
    }),
  };
}

function benefitOf(typedOne: TypedBenefit): EnteredBenefit {
  const { kind, by } = typedOne;
  switch (kind) {
    case 'percent':
      return { kind, percent: numberOf(typedOne.percent), cap: numberOrNull(typedOne.cap) };
    case 'amount':
    case 'amount-each':
      return { kind, amount: numberOf(typedOne.amount) };
    case 'fixed-price':
      return { kind, price: numberOf(typedOne.price) };
    case 'buy-get':
      return {
        kind,
        buy: numberOf(typedOne.buy),
        get: numberOf(typedOne.get),
        percent: numberOf(typedOne.percent),
        gets: isBlank(typedOne.gets) ? null : typedOne.gets,
        mostTimes: numberOrNull(typedOne.mostTimes),
      };
    case 'cheapest-free':
      return { kind, from: numberOf(typedOne.from), free: numberOf(typedOne.free) };
    case 'tiers': {
      const tiers = typedOne.tiers.map(({ from, percent }) => ({
        from: numberOf(from),
        percent: numberOf(percent),
      }));
      return { kind, by, tiers };
    }
    case 'set-price': {
      const parts = typedOne.parts.map(({ goods, quantity }) => ({ goods, quantity: numberOf(quantity) }));
      return { kind, parts, price: numberOf(typedOne.price) };
    }
    case 'free-delivery':
      return { kind };
  }
}

function areasIn(text: string): string[] {
  return text.split(/[,\s]+/).filter((area) => area !== '');
}

function isBlank({ productIds, categoryIds }: EnteredGoods): boolean {
  return productIds.length + categoryIds.length === 0;
}

/** 0, which the rules refuse, where it is no number. */
function paiseOrNull(rupees: number | null): Paise | null {
  if (rupees === null) return null;
  return paise(Number.isFinite(rupees) ? Math.round(rupees * 100) : 0);
}
