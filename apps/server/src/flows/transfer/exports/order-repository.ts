import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { orderLines, orders } from '../../../db/schema/order/order.ts';
import { taxDocuments } from '../../../db/schema/order/tax-document.ts';

// What a file says of an order; the rest of a row would only cost memory.
const ORDER = {
  id: orders.id,
  number: orders.number,
  createdAt: orders.createdAt,
  status: orders.status,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  paidAt: orders.paidAt,
  invoice: taxDocuments.number,
  deliveryAddress: orders.deliveryAddress,
  totalMrpPaise: orders.totalMrpPaise,
  discountPaise: orders.discountPaise,
  couponCode: orders.couponCode,
  couponSavingsPaise: orders.couponSavingsPaise,
  coinSavingsPaise: orders.coinSavingsPaise,
  subtotalPaise: orders.subtotalPaise,
  cgstPaise: orders.cgstPaise,
  sgstPaise: orders.sgstPaise,
  igstPaise: orders.igstPaise,
  roundOffPaise: orders.roundOffPaise,
  deliveryPaise: orders.deliveryPaise,
  totalPaise: orders.totalPaise,
  giftCardPaise: orders.giftCardPaise,
  courier: orders.courier,
  trackingNumber: orders.trackingNumber,
  deliveredAt: orders.deliveredAt,
  cancelledAt: orders.cancelledAt,
  cancelReason: orders.cancelReason,
  tags: orders.tags,
  holdReason: orders.holdReason,
};

const LINE = {
  orderId: orderLines.orderId,
  position: orderLines.position,
  sku: orderLines.sku,
  name: orderLines.name,
  variantName: orderLines.variantName,
  hsnCode: orderLines.hsnCode,
  quantity: orderLines.quantity,
  mrpPaise: orderLines.mrpPaise,
  originalPricePaise: orderLines.originalPricePaise,
  pricePaise: orderLines.pricePaise,
  discountPaise: orderLines.discountPaise,
  taxablePaise: orderLines.taxablePaise,
  gstBasisPoints: orderLines.gstBasisPoints,
  gstPaise: orderLines.gstPaise,
};

/** Orders with lines and invoice, in the order of these ids. */
export async function ordersToExport(db: Database, ids: readonly string[]) {
  const wanted = [...ids];
  const [rows, lines] = await Promise.all([
    db
      .select(ORDER)
      .from(orders)
      .leftJoin(taxDocuments, and(eq(taxDocuments.orderId, orders.id), eq(taxDocuments.kind, 'invoice')))
      .where(inArray(orders.id, wanted)),
    db
      .select(LINE)
      .from(orderLines)
      .where(inArray(orderLines.orderId, wanted))
      .orderBy(asc(orderLines.orderId), asc(orderLines.position)),
  ]);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, lines: linesOf.get(id) ?? [] }];
  });
}

export type ExportedOrder = Awaited<ReturnType<typeof ordersToExport>>[number];
export type ExportedLine = ExportedOrder['lines'][number];
