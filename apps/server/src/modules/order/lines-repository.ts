import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { tickets } from '../../db/schema/content/ticket.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import type { Order, OrderLineRow, OrderRow } from './repository.ts';

/** Depends on the place of supply. */
export type TaxColumn =
  | 'subtotalPaise'
  | 'gstPaise'
  | 'cgstPaise'
  | 'sgstPaise'
  | 'igstPaise'
  | 'roundOffPaise'
  | 'deliveryPaise'
  | 'deliveryGstPaise'
  | 'deliveryTaxes';

export type EditedFigures = Pick<
  OrderRow,
  | 'paymentMethod'
  | 'paymentStatus'
  | 'paidAt'
  | 'totalMrpPaise'
  | 'discountPaise'
  | 'couponSavingsPaise'
  | 'coinSavingsPaise'
  | TaxColumn
  | 'totalPaise'
  | 'totalSavingsPaise'
  | 'deliveryGstBasisPoints'
  | 'cashFeePaise'
  | 'prices'
  | 'couponCode'
  | 'giftCardPaise'
  | 'giftCardLast4'
  | 'cashRoundOffPaise'
  | 'coins'
>;

/** From 1, with figures. The order is locked and unpacked. */
export async function writeLines(
  tx: Database,
  order: Order,
  { lines, figures }: { readonly lines: readonly OrderLineRow[]; readonly figures: EditedFigures },
  at: Date,
): Promise<Order> {
  const changes = { ...figures, skuText: lines.map(({ sku }) => sku).join(' '), updatedAt: at };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  // Tickets about a line now refer to the order.
  await tx
    .update(tickets)
    .set({ orderLinePosition: null })
    .where(and(eq(tickets.orderId, order.id), isNotNull(tickets.orderLinePosition)));
  for (const line of lines) {
    await tx
      .insert(orderLines)
      .values(line)
      .onConflictDoUpdate({ target: [orderLines.orderId, orderLines.position], set: line });
  }
  await tx
    .delete(orderLines)
    .where(and(eq(orderLines.orderId, order.id), gt(orderLines.position, lines.length)));
  return { ...order, ...changes, lines };
}

export type TaxedFigures = Pick<
  OrderRow,
  | 'gstInside'
  | 'discountPaise'
  | 'totalSavingsPaise'
  | TaxColumn
  | 'deliveryGstBasisPoints'
  | 'cashFeePaise'
  | 'totalPaise'
  | 'giftCardPaise'
  | 'giftCardLast4'
  | 'cashRoundOffPaise'
> &
  Partial<Pick<OrderRow, 'paymentMethod' | 'paymentStatus' | 'paidAt'>>;

/** GST at other rates. The order is locked. */
export async function writeTax(
  tx: Database,
  order: Order,
  { lines, figures }: { readonly lines: readonly OrderLineRow[]; readonly figures: TaxedFigures },
  at: Date,
): Promise<Order> {
  const changes = { ...figures, updatedAt: at };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  await writeLineTaxes(tx, order, lines);
  return { ...order, ...changes, lines };
}

export async function writeLineTaxes(
  tx: Database,
  order: Order,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const changed = lines.filter((line) => !order.lines.includes(line));
  for (const { position, discountPaise, taxablePaise, gstBasisPoints, gstPaise } of changed) {
    await tx
      .update(orderLines)
      .set({ discountPaise, taxablePaise, gstBasisPoints, gstPaise })
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.position, position)));
  }
}
