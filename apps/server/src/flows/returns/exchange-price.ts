import { paise } from '@ilaneer/domain/money';
import { type PriceMode, priceIn, rateIn } from '@ilaneer/domain/pricing/price-mode';
import type { Order, OrderLineRow } from '../../modules/order/order.ts';

type Priced = {
  readonly pricePaise: number;
  readonly originalPricePaise: number;
  readonly mrpPaise: number;
};

/** Current prices in the original order's mode (PRICING-27). */
export function pricedAsIn<Goods extends Priced>(
  { prices }: Pick<Order, 'prices'>,
  { gstBasisPoints }: Pick<OrderLineRow, 'gstBasisPoints'>,
  goods: Goods,
  mode: PriceMode,
): Goods {
  const rate = rateIn(mode, { basisPoints: gstBasisPoints, above: null });
  const counted = (amount: number) => priceIn(prices, paise(amount), rate);
  const pricePaise = counted(goods.pricePaise);
  const listed = prices === 'inclusive' ? goods.mrpPaise : counted(goods.originalPricePaise);
  return { ...goods, pricePaise, originalPricePaise: Math.max(pricePaise, listed) };
}
