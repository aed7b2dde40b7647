import type { PromotionForm, StaffPromotionView } from '@ilaneer/contract/staff/shop/promotions';
import { paise, paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import { type Benefit, benefitWords } from '@ilaneer/domain/promotion/benefits/benefits';
import type { GoodsScope } from '@ilaneer/domain/promotion/benefits/goods';
import { enteredBenefit, enteredGoods, toBenefit } from '@ilaneer/domain/promotion/entered-benefit';
import type { Promotion } from '@ilaneer/domain/promotion/promotion';
import { type PromotionRow, toPromotion } from '../repository.ts';
import type { PromotionFigures, PromotionValues } from './desk-repository.ts';

export function toStaffPromotion(row: PromotionRow, figures: PromotionFigures): StaffPromotionView {
  const { uses, costPaise, salesPaise } = figures;
  return {
    id: row.id,
    ...toPromotionForm(row),
    words: benefitWords(row.benefit),
    uses,
    cost: rupeesFromPaise(paise(costPaise)),
    sales: rupeesFromPaise(paise(salesPaise)),
    version: row.version,
  };
}

export function toPromotionForm(row: PromotionRow): PromotionForm {
  const { hoursFrom, hoursUntil } = row;
  return {
    name: row.name,
    hint: row.hint,
    goods: enteredGoods(row.goods),
    benefit: enteredBenefit(row.benefit),
    minimumTotal: rupeesOrNull(row.minimumTotalPaise),
    minimumQuantity: row.minimumQuantity,
    priority: row.priority,
    active: row.active,
    validFrom: row.validFrom?.toISOString() ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
    weekdays: row.weekdays,
    hours: hoursFrom === null || hoursUntil === null ? null : { from: hoursFrom, until: hoursUntil },
    firstOrderOnly: row.firstOrderOnly,
    pinAreas: row.pinAreas,
    segmentId: row.segmentId,
    totalLimit: row.totalLimit,
    perShopperLimit: row.perShopperLimit,
    budget: rupeesOrNull(row.budgetPaise),
    combining: row.combining,
    withCoupon: row.withCoupon,
  };
}

export function toValues(form: PromotionForm): PromotionValues {
  const { minimumTotal, budget, hours, validFrom, validUntil, benefit, combining, pinAreas, ...same } = form;
  return {
    ...same,
    name: form.name.trim(),
    hint: form.hint.trim(),
    benefit: toBenefit(benefit),
    pinAreas: [...new Set(pinAreas.map((area) => area.trim()))],
    combining: combining.kind === 'group' ? { ...combining, group: combining.group.trim() } : combining,
    minimumTotalPaise: paiseOrNull(minimumTotal),
    budgetPaise: paiseOrNull(budget),
    hoursFrom: hours?.from ?? null,
    hoursUntil: hours?.until ?? null,
    validFrom: momentOrNull(validFrom),
    validUntil: momentOrNull(validUntil),
  };
}

/** For the rules of the domain, before it is stored. */
export function toCheckedPromotion(id: string, values: PromotionValues, at: Date): Promotion {
  return toPromotion({ id, ...values, version: 1, createdAt: at, updatedAt: at });
}

/** All that a promotion names. */
export function goodsNamedIn({ goods, benefit }: PromotionValues): readonly GoodsScope[] {
  return [goods, ...scopesOf(benefit)];
}

function scopesOf(benefit: Benefit): readonly GoodsScope[] {
  if (benefit.kind === 'set-price') return benefit.parts.map((part) => part.goods);
  return benefit.kind === 'buy-get' && benefit.gets !== null ? [benefit.gets] : [];
}

function rupeesOrNull(amount: number | null): number | null {
  return amount === null ? null : rupeesFromPaise(paise(amount));
}

function paiseOrNull(rupees: number | null): number | null {
  return rupees === null ? null : paiseFromRupees(rupees);
}

function momentOrNull(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
