import type { LineEditPreview, OrderGoodsView } from '@ilaneer/contract/staff/orders/order-lines';
import { minPaise, type Paise, paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { dueOnDelivery } from '@ilaneer/domain/order/amount-due';
import { cashRoundOffOf } from '@ilaneer/domain/order/cash-round-off';
import { toLineView } from '@ilaneer/domain/order/line-snapshot';
import { pictureUrl } from '../../modules/catalogue/catalogue.ts';
import { type Order, shownAmounts } from '../../modules/order/order.ts';
import type { StockRow } from '../../modules/stock/stock.ts';
import type { LineEdit } from '../line-edit/line-edit.ts';

export function toGoodsView(row: StockRow): OrderGoodsView {
  return {
    productId: row.productId,
    variantId: row.variantId,
    name: row.productName,
    variantName: row.variantName,
    sku: row.sku,
    picture: pictureUrl(row.picture),
    price: rupeesFromPaise(paise(row.pricePaise)),
    forSale: row.forSale,
  };
}

export function toPreviewView(order: Order, edit: LineEdit, roundsCash: boolean): LineEditPreview {
  const { summary } = edit.figures;
  const both = (before: number, after: Paise) => ({
    before: rupeesFromPaise(paise(before)),
    after: rupeesFromPaise(after),
  });
  const shown = shownAmounts(order);
  const due = dueOnDelivery(order);
  const after = {
    ...order,
    totalPaise: summary.total,
    giftCardPaise: minPaise(paise(order.giftCardPaise), summary.total),
  };
  const dueAfter = dueOnDelivery({ ...after, cashRoundOffPaise: cashRoundOffOf(after, roundsCash) });
  return {
    lines: edit.lines.map((line) => ({
      ...toLineView(line),
      price: rupeesFromPaise(paise(line.pricePaise)),
      total: rupeesFromPaise(paise(line.pricePaise * line.quantity)),
    })),
    goods: both(order.totalMrpPaise, summary.totalMRP),
    discount: both(order.discountPaise, summary.discount),
    coupon: {
      code: order.couponCode,
      ...both(order.couponSavingsPaise, summary.couponSavings),
      isLost: order.couponCode !== null && edit.couponCode === null,
    },
    coins: { before: order.coins, after: edit.coins },
    gst: both(order.gstPaise, summary.gst),
    delivery: both(shown.delivery + shown.cashFee, summary.delivery),
    gstIncluded: summary.isInclusive,
    total: both(order.totalPaise, summary.total),
    refund: rupeesFromPaise(edit.settled.refund),
    toGiftCard: rupeesFromPaise(edit.settled.toGiftCard),
    ask: rupeesFromPaise(edit.settled.ask),
    dueOnDelivery: due > 0 ? both(due, dueAfter) : null,
  };
}
