import { indianDigits } from './indian-digits.ts';

declare const paiseBrand: unique symbol;

/** Whole paise (1 rupee = 100 paise), created only in this file. */
export type Paise = number & { readonly [paiseBrand]: true };

/** Throws for fractions and unsafe integers (bugs, not input). */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of paise: ${amount}`);
  return amount as Paise;
}

export const NO_PAISE = paise(0);

/** Wire rupees, at most 2 decimals. */
export function paiseFromRupees(rupees: number): Paise {
  return paise(Math.round(rupees * 100));
}

const typedShape = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Rupees as people type them, below ₹100 crore; null if they are none. */
export function paiseFromTyped(text: string): Paise | null {
  const plain = text.replaceAll(/[,\s]/g, '');
  return typedShape.test(plain) ? paiseFromRupees(Number(plain)) : null;
}

/** For the wire, at most 2 decimals. */
export function rupeesFromPaise(amount: Paise): number {
  return amount / 100;
}

export function sumPaise(...amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce<number>((total, amount) => total + amount, 0));
}

export function subtractPaise(amount: Paise, less: Paise): Paise {
  return paise(amount - less);
}

export function timesPaise(amount: Paise, count: number): Paise {
  return paise(amount * count);
}

export function floorAtZero(amount: Paise): Paise {
  return amount < 0 ? NO_PAISE : amount;
}

export function minPaise(one: Paise, other: Paise): Paise {
  return one < other ? one : other;
}

/** Percentage in basis points (18 % = 1800), rounded half up once. */
export function basisPointsOf(amount: Paise, basisPoints: number): Paise {
  return paise(Math.floor((amount * basisPoints + 5_000) / 10_000));
}

/** Distributes `total` by weight in whole paise without loss, by largest remainder, earlier shares first. */
export function prorate(total: Paise, weights: readonly Paise[]): Paise[] {
  const weightSum = weights.reduce<number>((sum, weight) => sum + weight, 0);
  if (weightSum === 0) return weights.map((_, index) => (index === 0 ? total : NO_PAISE));
  const shares = weights.map((weight, index) => {
    // Products can exceed 2^53.
    const product = BigInt(total) * BigInt(weight);
    const whole = Number(product / BigInt(weightSum));
    return { index, whole, remainder: product % BigInt(weightSum) };
  });
  const leftOver = total - shares.reduce((sum, share) => sum + share.whole, 0);
  const favoured = new Set(
    [...shares]
      .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
      .slice(0, leftOver)
      .map((share) => share.index),
  );
  return shares.map((share) => paise(share.whole + (favoured.has(share.index) ? 1 : 0)));
}

/** ₹1,00,000.00 (PRICING-8). */
export function formatRupees(amount: Paise): string {
  const size = Math.abs(amount);
  const rest = String(size % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}₹${indianDigits(Math.trunc(size / 100))}.${rest}`;
}
