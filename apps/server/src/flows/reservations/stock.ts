import type { Shortage } from '@ilaneer/domain/order/place-order';
import { err, ok } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import { releaseBatches } from '../../modules/batch/batch.ts';
import type { Order } from '../../modules/order/order.ts';
import { closePaymentRequest, expirePayments, findOpenRequest } from '../../modules/payment/payment.ts';
import { type OrderOfUnits, reserveStock, returnStock, type Units } from '../../modules/stock/stock.ts';
import type { Reservation } from './reservation.ts';

/** Stock of the order's variants. */
export const stockReservation: Reservation = {
  reserve: async (tx, actor, order, { replaced }) => {
    const held = replaced === null ? null : unitsFor(replaced);
    const short = await reserveStock(tx, actor, order.createdAt, unitsFor(order), held);
    return short.length === 0 ? ok(null) : err(outOfStockFailure(order.lines, short));
  },
  // Already off sale.
  confirm: async () => undefined,
  release: async (tx, actor, order, at) => {
    const asked = await closeRequestOf(tx, order.id, at);
    await returnStock(tx, actor, at, { orderId: order.id, units: [...order.lines, ...asked] });
    await releaseBatches(tx, at, order);
    return order;
  },
  reserveAgain: async (tx, actor, order, at) =>
    (await reserveStock(tx, actor, at, unitsFor(order))).length === 0,
};

async function closeRequestOf(tx: Database, orderId: string, at: Date): Promise<readonly Units[]> {
  const request = await findOpenRequest(tx, orderId);
  if (request === null) return [];
  await closePaymentRequest(tx, request.id, { state: 'withdrawn', at });
  await expirePayments(tx, orderId, at);
  return request.reserved;
}

function unitsFor({ id, lines }: Pick<Order, 'id' | 'lines'>): OrderOfUnits {
  return { orderId: id, units: lines };
}

export function unitsOf(lines: readonly Units[], variantId: string): number {
  return lines.reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0);
}

type NamedLine = { readonly productId: string; readonly variantId: string; readonly name: string };

export function outOfStockFailure(lines: readonly NamedLine[], shortages: readonly Shortage[]): Failure {
  const items = shortages.map((shortage) => {
    const line = lines.find(({ variantId }) => variantId === shortage.variantId);
    return { ...shortage, productId: line?.productId ?? '', name: line?.name ?? '' };
  });
  const fields = items.map(({ name, variantId, available, requested }) => ({
    field: `items.${variantId}`,
    message: `Insufficient stock for ${name}. Available: ${available}, Requested: ${requested}`,
  }));
  const [first] = items;
  return {
    code: 'OUT_OF_STOCK',
    ...(fields[0] === undefined ? {} : { message: fields[0].message }),
    fields,
    data: { available: first?.available ?? 0, items },
  };
}
