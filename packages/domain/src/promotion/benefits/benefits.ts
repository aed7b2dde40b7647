import type { FieldProblem } from '../../field-problem.ts';
import { type Amount, amount } from './amount.ts';
import { type AmountEach, amountEach } from './amount-each.ts';
import type { BenefitKind } from './benefit-kind.ts';
import { type BuyGet, buyGet } from './buy-get.ts';
import { type CheapestFree, cheapestFree } from './cheapest-free.ts';
import { type FixedPrice, fixedPrice } from './fixed-price.ts';
import { type FreeDelivery, freeDelivery } from './free-delivery.ts';
import type { Cuts, GoodsScope, Missing, Unit } from './goods.ts';
import { type Percent, percent } from './percent.ts';
import { type SetPrice, setPrice } from './set-price.ts';
import { type Tiers, tiers } from './tiers.ts';

export type Benefit =
  | Percent
  | Amount
  | AmountEach
  | FixedPrice
  | BuyGet
  | CheapestFree
  | Tiers
  | SetPrice
  | FreeDelivery;

type Kinds = { readonly [Kind in Benefit['kind']]: BenefitKind<Extract<Benefit, { kind: Kind }>> };

const KINDS: Kinds = {
  percent,
  amount,
  'amount-each': amountEach,
  'fixed-price': fixedPrice,
  'buy-get': buyGet,
  'cheapest-free': cheapestFree,
  tiers,
  'set-price': setPrice,
  'free-delivery': freeDelivery,
};

export function cutOf(benefit: Benefit, units: readonly Unit[], goods: GoodsScope): Cuts {
  return kindOf(benefit).cut(benefit, units, goods);
}

export function missingOf(benefit: Benefit, units: readonly Unit[], goods: GoodsScope): Missing | null {
  return kindOf(benefit).missing(benefit, units, goods);
}

export function benefitProblems(benefit: Benefit): FieldProblem[] {
  return kindOf(benefit)
    .problems(benefit)
    .map(({ field, message }) => ({ field: `benefit.${field}`, message }));
}

export function benefitWords(benefit: Benefit): string {
  return kindOf(benefit).words(benefit);
}

// The table pairs each kind with its own benefit.
function kindOf(benefit: Benefit): BenefitKind<Benefit> {
  return KINDS[benefit.kind] as BenefitKind<Benefit>;
}
