import { type FieldProblem, wrong } from '../../field-problem.ts';
import type { Cuts, GoodsScope, Missing, Unit } from './goods.ts';

/** A kind of promotion. Another one is a file beside this and a line in `benefits.ts`. */
export type BenefitKind<Benefit> = {
  /** Discounts of units of the cart, each at most the unit's amount. */
  readonly cut: (benefit: Benefit, units: readonly Unit[], goods: GoodsScope) => Cuts;
  /** Null: nothing more to gain, or the goods are not in the cart. */
  readonly missing: (benefit: Benefit, units: readonly Unit[], goods: GoodsScope) => Missing | null;
  /** Fields are relative to the benefit. */
  readonly problems: (benefit: Benefit) => readonly FieldProblem[];
  /** 'Buy 2, get 1 free' */
  readonly words: (benefit: Benefit) => string;
};

export const NO_CUTS: Cuts = new Map();

const WHOLE = 10_000;

export function percentWords(basisPoints: number): string {
  return basisPoints === WHOLE ? 'free' : `${basisPoints / 100}% off`;
}

export function percentProblems(field: string, basisPoints: number): FieldProblem[] {
  const isFine = Number.isInteger(basisPoints) && basisPoints > 0 && basisPoints <= WHOLE;
  return wrong(field, isFine, 'Enter a percentage above 0 and at most 100, with at most 2 decimals');
}

const MOST_UNITS = 1_000;

export function unitsProblems(field: string, count: number): FieldProblem[] {
  const isFine = Number.isInteger(count) && count >= 1 && count <= MOST_UNITS;
  return wrong(field, isFine, 'Enter a whole number from 1 to 1,000');
}

export function amountProblems(field: string, amount: number): FieldProblem[] {
  return wrong(field, Number.isSafeInteger(amount) && amount > 0, 'Enter an amount above ₹0');
}
