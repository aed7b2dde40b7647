import type { Shortage } from '@ilaneer/domain/order/place-order';
import { err, ok } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { returnStock, takeStock, type Units } from '../../modules/stock/stock.ts';
import type { Reservation } from './reservation.ts';

/** Units of the order's variants. */
export const stockReservation: Reservation = {
  reserve: async (tx, _actor, { lines }, { replaced }) => {
    const held = replaced?.lines ?? [];
    const short = await takeStock(tx, difference(lines, held));
    if (short.length === 0) return ok(null);
    const ofBoth = short.map(({ variantId, requested, available }) => {
      const before = unitsOf(held, variantId);
      return { variantId, requested: requested + before, available: available + before };
    });
    return err(outOfStockFailure(lines, ofBoth));
  },
  // They have left the stock already.
  confirm: async () => undefined,
  release: async (tx, _actor, order) => {
    await returnStock(tx, order.lines);
    return order;
  },
  retake: async (tx, _actor, { lines }) => (await takeStock(tx, lines)).length === 0,
};

/** What an order takes more than the one whose place it takes; less than nothing goes back. */
function difference(lines: readonly Units[], held: readonly Units[]): readonly Units[] {
  if (held.length === 0) return lines;
  const variantIds = new Set([...lines, ...held].map(({ variantId }) => variantId));
  return [...variantIds].map((variantId) => ({
    variantId,
    quantity: unitsOf(lines, variantId) - unitsOf(held, variantId),
  }));
}

/** How many units lines have of a variant. */
export function unitsOf(lines: readonly Units[], variantId: string): number {
  return lines.reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0);
}

type NamedLine = { readonly productId: string; readonly variantId: string; readonly name: string };

/** An order has lines that can't be had; the first one is the message. */
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
