import { NO_PAISE, type Paise } from '../money.ts';
import { type DeliveryRules, freeDeliveryRules } from '../pricing/delivery-rules.ts';
import { type PricedLine, priceCart } from '../pricing/price-cart.ts';
import type { GstHeads } from '../pricing/split-gst.ts';
import type { PromotionLine } from './benefits/goods.ts';
import { choosePromotions, type PromotionOutcome } from './choose-promotions.ts';
import type { Promotion, PromotionContext, PromotionTerms } from './promotion.ts';

/** `priced` and `goods` of one line. */
export type PromotableLine = { readonly priced: PricedLine; readonly goods: PromotionLine };

export type PromotedCart<Rules extends DeliveryRules = DeliveryRules> = {
  /** With the discounts of promotions, for every price computed afterwards. */
  readonly lines: readonly PricedLine[];
  readonly rules: Rules;
  readonly outcome: PromotionOutcome;
};

/** The choice with the lowest total before coupon and coins (PROMOTION-6, PROMOTION-12). */
export function promoteCart<Rules extends DeliveryRules>(
  lines: readonly PromotableLine[],
  rules: Rules,
  promotions: readonly Promotion[],
  context: PromotionContext,
  gstHeads: GstHeads = 2,
): PromotedCart<Rules> {
  const priced = lines.map((line) => line.priced);
  const promoted = ({
    discounts,
    isDeliveryFree,
  }: Pick<PromotionOutcome, 'discounts' | 'isDeliveryFree'>) => ({
    lines: priced.map((line, index) => withPromotion(line, discounts[index] ?? NO_PAISE)),
    rules: isDeliveryFree ? freeDeliveryRules(rules) : rules,
  });
  const goods = lines.map((line) => line.goods);
  const outcome = choosePromotions(promotions, goods, context, (choice) => {
    const cart = promoted(choice);
    return priceCart(cart.lines, cart.rules, undefined, gstHeads).total;
  });
  return { ...promoted(outcome), outcome };
}

/**
 * For an order that has them: the ones that its changed lines still fit. Time, limits and exclusions were judged when it
 * was placed (PROMOTION-13).
 */
export function asAgreed(terms: PromotionTerms): Promotion {
  return {
    ...terms,
    code: null,
    hint: '',
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
  };
}

function withPromotion(line: PricedLine, promotion: Paise): PricedLine {
  return promotion === 0 ? line : { ...line, promotion };
}
