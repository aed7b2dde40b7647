import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/order/order.ts';
import { orderLines } from '../../../db/schema/order/order-line.ts';
import { taxDocuments } from '../../../db/schema/order/tax-document.ts';

// Full rows would only cost memory.
const ORDER = {
  id: orders.id,
  userId: orders.userId,
  number: orders.number,
  createdAt: orders.createdAt,
  status: orders.status,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  paidAt: orders.paidAt,
  invoice: taxDocuments.number,
  deliveryAddress: orders.deliveryAddress,
  business: orders.business,
  billTo: orders.billTo,
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
  cashRoundOffPaise: orders.cashRoundOffPaise,
  courier: orders.courier,
  trackingNumber: orders.trackingNumber,
  deliveredAt: orders.deliveredAt,
  cancelledAt: orders.cancelledAt,
  cancelReason: orders.cancelReason,
  tags: orders.tags,
  holdReason: orders.holdReason,
};

const { description: _description, picture: _picture, ...EXPORTED } = getTableColumns(orderLines);

const LINE = {
  ...EXPORTED,
  number: orders.number,
  createdAt: orders.createdAt,
  status: orders.status,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  invoice: taxDocuments.number,
  business: orders.business,
  supplyState: sql<string>`coalesce(${orders.business} ->> 'state', ${orders.deliveryAddress} ->> 'state')`,
  state: sql<string>`${orders.deliveryAddress} ->> 'state'`,
  pinCode: sql<string>`${orders.deliveryAddress} ->> 'pinCode'`,
};

const GOODS = {
  orderId: orderLines.orderId,
  units: sql<number>`sum(${orderLines.quantity})::int`,
  skus: sql<string>`string_agg(${orderLines.quantity} || ' × ' || ${orderLines.sku}, '; ' order by ${orderLines.position})`,
};

const invoiceOfOrder = and(eq(taxDocuments.orderId, orders.id), eq(taxDocuments.kind, 'invoice'));

export async function ordersToExport(db: Database, ids: readonly string[]) {
  const [rows, goods] = await Promise.all([
    db.select(ORDER).from(orders).leftJoin(taxDocuments, invoiceOfOrder).where(isOneOf(orders.id, ids)),
    db.select(GOODS).from(orderLines).where(isOneOf(orderLines.orderId, ids)).groupBy(orderLines.orderId),
  ]);
  const goodsOf = new Map(goods.map((one) => [one.orderId, one]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const { units = 0, skus = '' } = goodsOf.get(id) ?? {};
    return row === undefined ? [] : [{ ...row, units, skus }];
  });
}

export async function linesToExport(db: Database, ids: readonly string[]) {
  const lines = await db
    .select(LINE)
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(taxDocuments, invoiceOfOrder)
    .where(isOneOf(orderLines.orderId, ids))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return ids.flatMap((id) => linesOf.get(id) ?? []);
}

export type ExportedOrder = Awaited<ReturnType<typeof ordersToExport>>[number];
export type ExportedLine = Awaited<ReturnType<typeof linesToExport>>[number];

// One parameter: a thousand take longer to write than their rows to read.
function isOneOf(column: AnyPgColumn, ids: readonly string[]) {
  return sql`${column} = any(${sql.param([...ids])})`;
}
