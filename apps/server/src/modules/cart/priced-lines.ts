import type { CouponLine } from '@ilaneer/domain/coupon/judge-coupon';
import { type Paise, paise } from '@ilaneer/domain/money';
import type { PricedLine } from '@ilaneer/domain/pricing/price-cart';
import { isIncluded } from '@ilaneer/domain/pricing/price-mode';
import type { RateOfHsn } from '../tax-rate/tax-rate.ts';
import type { CartLine } from './repository.ts';

export function toPricedLine(line: CartLine, rateOf: RateOfHsn): PricedLine {
  return {
    price: paise(line.pricePaise),
    originalPrice: paise(listPaiseOf(line, rateOf)),
    quantity: line.quantity,
    gstRate: rateOf(line.hsnCode) ?? undefined,
  };
}

/** Struck-through price: the MRP for prices including GST (PRICING-24). */
export function listPaiseOf(line: CartLine, rateOf: RateOfHsn): number {
  return isIncluded(rateOf(line.hsnCode) ?? undefined) ? line.mrpPaise : line.originalPricePaise;
}

export function toCouponLine(
  line: CategoryIds & Pick<CartLine, 'pricePaise' | 'quantity'>,
  promotion?: Paise,
): CouponLine {
  const { pricePaise, quantity } = line;
  return { price: paise(pricePaise), quantity, categoryIds: categoriesOf(line), promotion };
}

type CategoryIds = Pick<CartLine, 'categoryId' | 'parentCategoryId'>;

export function categoriesOf({ categoryId, parentCategoryId }: CategoryIds): string[] {
  return [categoryId, parentCategoryId].filter((id) => id !== null);
}
