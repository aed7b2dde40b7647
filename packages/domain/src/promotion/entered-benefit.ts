import { type Paise, paise, paiseFromRupees, rupeesFromPaise } from '../money.ts';
import type { Benefit } from './benefits/benefits.ts';
import type { GoodsScope } from './benefits/goods.ts';

/** Lists that forms may write. */
export type EnteredGoods = {
  productIds: string[];
  categoryIds: string[];
  exceptProductIds: string[];
};

/** As entered and on the wire: rupees and percentages. */
export type EnteredBenefit =
  | { kind: 'percent'; percent: number; cap: number | null }
  | { kind: 'amount' | 'amount-each'; amount: number }
  | { kind: 'fixed-price'; price: number }
  | {
      kind: 'buy-get';
      buy: number;
      get: number;
      percent: number;
      gets: EnteredGoods | null;
      mostTimes: number | null;
    }
  | { kind: 'cheapest-free'; from: number; free: number }
  | { kind: 'tiers'; by: 'quantity' | 'total'; tiers: { from: number; percent: number }[] }
  | { kind: 'set-price'; parts: { goods: EnteredGoods; quantity: number }[]; price: number }
  | { kind: 'free-delivery' };

export function toBenefit(form: EnteredBenefit): Benefit {
  switch (form.kind) {
    case 'percent':
      return { kind: form.kind, basisPoints: basisPointsFromPercent(form.percent), cap: orNull(form.cap) };
    case 'amount':
    case 'amount-each':
      return { kind: form.kind, amount: paiseFromRupees(form.amount) };
    case 'fixed-price':
      return { kind: form.kind, price: paiseFromRupees(form.price) };
    case 'buy-get': {
      const { kind, buy, get, percent, gets, mostTimes } = form;
      return { kind, buy, get, basisPoints: basisPointsFromPercent(percent), gets, mostTimes };
    }
    case 'cheapest-free':
      return { kind: form.kind, from: form.from, free: form.free };
    case 'tiers': {
      const { kind, by, tiers } = form;
      const start = (from: number) => (by === 'total' ? paiseFromRupees(from) : from);
      return {
        kind,
        by,
        tiers: tiers.map(({ from, percent }) => ({
          from: start(from),
          basisPoints: basisPointsFromPercent(percent),
        })),
      };
    }
    case 'set-price':
      return { kind: form.kind, parts: form.parts, price: paiseFromRupees(form.price) };
    case 'free-delivery':
      return { kind: form.kind };
  }
}

export function enteredBenefit(benefit: Benefit): EnteredBenefit {
  switch (benefit.kind) {
    case 'percent': {
      const cap = benefit.cap === null ? null : rupeesFromPaise(benefit.cap);
      return { kind: benefit.kind, percent: benefit.basisPoints / 100, cap };
    }
    case 'amount':
    case 'amount-each':
      return { kind: benefit.kind, amount: rupeesFromPaise(benefit.amount) };
    case 'fixed-price':
      return { kind: benefit.kind, price: rupeesFromPaise(benefit.price) };
    case 'buy-get': {
      const { kind, buy, get, basisPoints, gets, mostTimes } = benefit;
      return { kind, buy, get, percent: basisPoints / 100, gets: gets && enteredGoods(gets), mostTimes };
    }
    case 'cheapest-free':
      return { kind: benefit.kind, from: benefit.from, free: benefit.free };
    case 'tiers': {
      const { kind, by, tiers } = benefit;
      const start = (from: number) => (by === 'total' ? rupeesFromPaise(paise(from)) : from);
      return {
        kind,
        by,
        tiers: tiers.map(({ from, basisPoints }) => ({ from: start(from), percent: basisPoints / 100 })),
      };
    }
    case 'set-price': {
      const parts = benefit.parts.map(({ goods, quantity }) => ({ goods: enteredGoods(goods), quantity }));
      return { kind: benefit.kind, parts, price: rupeesFromPaise(benefit.price) };
    }
    case 'free-delivery':
      return { kind: benefit.kind };
  }
}

export function enteredGoods({ productIds, categoryIds, exceptProductIds }: GoodsScope): EnteredGoods {
  return {
    productIds: [...productIds],
    categoryIds: [...categoryIds],
    exceptProductIds: [...exceptProductIds],
  };
}

/** A fraction stays one, so that it is refused. */
export function basisPointsFromPercent(percent: number): number {
  const points = percent * 100;
  const whole = Math.round(points);
  return Math.abs(points - whole) < 1e-6 ? whole : points;
}

function orNull(rupees: number | null): Paise | null {
  return rupees === null ? null : paiseFromRupees(rupees);
}
