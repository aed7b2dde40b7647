import type { Actor } from '@ilaneer/domain/actor/actor';
import { minPaise, type Paise, paise, subtractPaise, sumPaise } from '@ilaneer/domain/money';
import { cashRoundOffOf } from '@ilaneer/domain/order/cash-round-off';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { allocateOrder, releaseBatches } from '../../modules/batch/batch.ts';
import { returnSpareCoins } from '../../modules/coin/coin.ts';
import { returnCouponUse } from '../../modules/coupon/coupon.ts';
import {
  addTimelineEntry,
  type EditedFigures,
  figureColumns,
  lineText,
  type Order,
  type OrderLineRow,
  writeLines,
} from '../../modules/order/order.ts';
import { followLines } from '../../modules/parcel/parcel.ts';
import { followPromotions } from '../../modules/promotion/promotion.ts';
import { lockShelves, reserveStock, returnStock } from '../../modules/stock/stock.ts';
import { outOfStockFailure, returnToGiftCard } from '../reservations/reservations.ts';
import type { LineEdit } from './plan-edit.ts';

type Done = {
  /** Paise refunded to the gift card. */
  readonly backOnCard: Paise;
  /** Added units are already reserved. */
  readonly isReserved: boolean;
};

export async function applyEdit(
  tx: Database,
  deps: Pick<Deps, 'now' | 'brand' | 'config'>,
  actor: Actor,
  order: Order,
  { edit, backOnCard, isReserved }: Done & { readonly edit: LineEdit },
): Promise<Result<Order, Failure>> {
  const at = deps.now();
  const keepsCoupon = order.couponCode === null || edit.couponCode !== null;
  await followPromotions(tx, order.id, edit.promotions, at);
  if (!keepsCoupon) await returnCouponUse(tx, order.id, at);
  if (edit.coins < order.coins) await returnSpareCoins(tx, actor, { ...order, coins: edit.coins }, at);
  const { toGiftCard } = edit.settled;
  const current =
    toGiftCard > 0 ? await returnToGiftCard(tx, actor, order, { amount: toGiftCard, at }) : order;
  const moved = await moveStock(tx, actor, order, { edit, isReserved, at });
  if (!moved.ok) return moved;
  if (order.status === 'processing') await releaseBatches(tx, at, order);
  const written = await followLines(
    tx,
    { orderId: order.id, at },
    edit.lines.map(({ position, quantity }, index) => ({
      from: order.lines.some((line) => line.position === position) ? position : null,
      position: index + 1,
      quantity,
    })),
    () =>
      writeLines(
        tx,
        current,
        rowsOf(order, edit, { onCard: sumPaise(backOnCard, toGiftCard), at, ...deps.config }),
        at,
      ),
  );
  if (written.status === 'processing') await allocateOrder(tx, deps, written);
  const entry = { kind: 'lines_changed', actor, note: differenceText(order.lines, edit.lines), at } as const;
  return ok(await addTimelineEntry(tx, written, entry));
}

async function moveStock(
  tx: Database,
  actor: Actor,
  order: Order,
  {
    edit,
    isReserved,
    at,
  }: { readonly edit: Pick<LineEdit, 'lines' | 'stock'>; readonly isReserved: boolean; readonly at: Date },
): Promise<Result<null, Failure>> {
  const { taken, back } = edit.stock;
  const wanted = isReserved ? [] : taken;
  // Unchanged quantities too: batches are reallocated for the whole order.
  await lockShelves(
    tx,
    [...order.lines, ...edit.lines].map(({ variantId }) => variantId),
  );
  if (back.length > 0) await returnStock(tx, actor, at, { orderId: order.id, units: back });
  if (wanted.length === 0) return ok(null);
  const short = await reserveStock(tx, actor, at, { orderId: order.id, units: wanted });
  return short.length === 0 ? ok(null) : err(outOfStockFailure(edit.lines, short));
}

/** '2 x T-shirt (Blue) added, 1 x Cap taken out'. */
export function differenceText(before: readonly OrderLineRow[], after: readonly OrderLineRow[]): string {
  const all = [...after, ...before];
  const ids = [...new Set(all.map(({ variantId }) => variantId))];
  const units = (lines: readonly OrderLineRow[], id: string) =>
    lines.reduce((sum, { variantId, quantity }) => sum + (variantId === id ? quantity : 0), 0);
  return ids
    .flatMap((id) => {
      const line = all.find(({ variantId }) => variantId === id);
      const change = units(after, id) - units(before, id);
      if (line === undefined || change === 0) return [];
      return [`${lineText(line, Math.abs(change))} ${change > 0 ? 'added' : 'taken out'}`];
    })
    .join(', ');
}

function rowsOf(
  order: Order,
  { lines, figures: { summary, lines: amounts, tax, deliveryTax }, couponCode, coins }: LineEdit,
  { onCard, at, roundsCash }: { readonly onCard: Paise; readonly at: Date; readonly roundsCash: boolean },
): { readonly lines: readonly OrderLineRow[]; readonly figures: EditedFigures } {
  const left = subtractPaise(paise(order.giftCardPaise), onCard);
  const giftCardPaise = minPaise(left, summary.total);
  // GIFT-CARD-2.
  const isNowPaid = order.paymentStatus === 'pending' && giftCardPaise === summary.total;
  const payment = {
    paymentMethod: isNowPaid ? ('online' as const) : order.paymentMethod,
    paymentStatus: isNowPaid ? ('completed' as const) : order.paymentStatus,
    totalPaise: summary.total,
    giftCardPaise,
  };
  const figures: EditedFigures = {
    paidAt: isNowPaid ? at : order.paidAt,
    ...figureColumns({ summary, tax, deliveryTax }),
    ...payment,
    cashRoundOffPaise: cashRoundOffOf({ ...payment, creditedPaise: order.creditedPaise }, roundsCash),
    couponCode,
    giftCardLast4: giftCardPaise === 0 ? null : order.giftCardLast4,
    coins,
  };
  return {
    figures,
    lines: lines.map((line, index) => {
      const share = amounts[index];
      if (share === undefined) throw new RangeError(`no amounts for line ${index}`);
      return {
        ...line,
        position: index + 1,
        discountPaise: share.discount,
        promotionPaise: share.promotion,
        taxablePaise: share.taxable,
        gstBasisPoints: share.gstBasisPoints,
        gstPaise: share.gst,
      };
    }),
  };
}
