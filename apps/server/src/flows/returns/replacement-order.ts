import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { actorId } from '@ilaneer/domain/actor/actor';
import { coinSavings } from '@ilaneer/domain/coin/coin';
import { NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '@ilaneer/domain/money';
import type { LineSnapshot } from '@ilaneer/domain/order/line-snapshot';
import type { ExchangeFigures } from '@ilaneer/domain/tax-document/exchange-figures';
import type { Order, OrderEventRow, OrderLineRow, OrderRow } from '../../modules/order/order.ts';
import type { CarriedMoney } from '../settlement/settlement.ts';

type Replacement = {
  readonly id: string;
  readonly for: Order;
  readonly returnNumber: number;
  readonly goods: readonly LineSnapshot[];
  readonly figures: ExchangeFigures;
  /** Returned with the goods, used again. */
  readonly coins: number;
  readonly money: CarriedMoney;
  readonly at: Date;
};

export function replacementRows(actor: StaffActor, replacement: Replacement) {
  const { id, for: sold, goods, figures, coins, money, at } = replacement;
  const totalMrp = sumPaise(...goods.map((one) => paise(one.originalPricePaise * one.quantity)));
  const byCoins = coinSavings(coins);
  const discount = subtractPaise(subtractPaise(totalMrp, goodsCost(sold, figures)), byCoins);
  const order: Omit<OrderRow, 'number'> = {
    ...sold,
    id,
    status: 'placed',
    paymentStatus: 'completed',
    idempotencyKey: null,
    requestHash: `replacement for return ${replacement.returnNumber} of ${sold.number}`,
    version: 1,
    totalMrpPaise: totalMrp,
    discountPaise: discount,
    couponSavingsPaise: 0,
    couponCode: null,
    coinSavingsPaise: byCoins,
    coins,
    subtotalPaise: figures.subtotal,
    gstPaise: figures.gst,
    cgstPaise: figures.tax.cgst,
    sgstPaise: figures.tax.sgst,
    igstPaise: figures.tax.igst,
    roundOffPaise: figures.tax.roundOff,
    deliveryPaise: figures.delivery,
    cashFeePaise: 0,
    totalPaise: figures.total,
    totalSavingsPaise: sumPaise(discount, byCoins),
    deliveryGstPaise: figures.deliveryTax?.gst ?? NO_PAISE,
    gstInside: sold.prices === 'inclusive' ? 'by line' : null,
    deliveryTaxes: sold.prices === 'inclusive' ? [...(figures.deliveryTax?.shares ?? [])] : null,
    unitRounding: 'half up',
    giftCardPaise: money.byGiftCard,
    giftCardLast4: money.byGiftCard > 0 ? sold.giftCardLast4 : null,
    // Nothing is collected, so nothing is rounded.
    cashRoundOffPaise: 0,
    creditedPaise: 0,
    courier: null,
    trackingNumber: null,
    skuText: goods.map(({ sku }) => sku).join(' '),
    tags: [],
    deliveryMethod: null,
    promisedOn: null,
    expectedOn: null,
    confirmBy: null,
    payableUntil: null,
    awaitsPlaceOrder: false,
    paidAt: at,
    deliveredAt: null,
    cashCollectedAt: null,
    createdAt: at,
    updatedAt: at,
  };
  const event: OrderEventRow = {
    orderId: id,
    position: 1,
    kind: 'placed',
    status: 'placed',
    actorKind: actor.kind,
    actorId: actorId(actor),
    note: `Replacement for return ${replacement.returnNumber} of ${sold.number}`,
    happenedAt: at,
  };
  const lines = goods.map((one, index): OrderLineRow => {
    const amounts = figures.lines[index];
    if (amounts === undefined) throw new RangeError(`no amounts for line ${index}`);
    return {
      ...one,
      orderId: id,
      position: index + 1,
      discountPaise: (one.originalPricePaise - one.pricePaise) * one.quantity,
      promotionPaise: 0,
      taxablePaise: amounts.taxable,
      gstBasisPoints: amounts.gstBasisPoints,
      gstPaise: amounts.gst,
    };
  });
  return { order: withoutParts(order), lines, event };
}

export function coinsUsedAgain(
  sold: Pick<Order, 'prices'>,
  goods: readonly LineSnapshot[],
  figures: ExchangeFigures,
  coinsBack: number,
): number {
  const listed = goods.reduce((sum, one) => sum + one.originalPricePaise * one.quantity, 0);
  return Math.min(coinsBack, Math.floor((listed - goodsCost(sold, figures)) / coinSavings(1)));
}

function goodsCost(
  { prices }: Pick<Order, 'prices'>,
  { subtotal, total, delivery, deliveryTax }: ExchangeFigures,
): Paise {
  if (prices === 'exclusive') return subtotal;
  return subtractPaise(total, sumPaise(delivery, deliveryTax?.gst ?? NO_PAISE));
}

// Keeps the original order's row only, without lines and timeline.
function withoutParts(order: Omit<OrderRow, 'number'> & Partial<Pick<Order, 'lines' | 'events' | 'number'>>) {
  const { lines: _lines, events: _events, number: _number, ...row } = order;
  return row;
}
