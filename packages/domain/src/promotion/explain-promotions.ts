import type { PromotionOutcome } from './choose-promotions.ts';
import { promotionRefusalText } from './conditions.ts';

export type ExplainedPromotion = { readonly name: string; readonly applies: boolean; readonly words: string };

/** The sums of those that apply, and the reason for each of the others (PROMOTION-11). */
export function explainPromotions({ applied, others }: PromotionOutcome): ExplainedPromotion[] {
  return [
    ...applied.map(({ promotion, arithmetic }) => ({
      name: promotion.name,
      applies: true,
      words: arithmetic,
    })),
    ...others.map(({ promotion, refusal }) => ({
      name: promotion.name,
      applies: false,
      words: refusal === null ? 'Another choice costs less' : promotionRefusalText(refusal),
    })),
  ];
}
