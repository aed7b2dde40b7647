import type { Shortage } from '@ilaneer/domain/order/place-order';
import { err, ok } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { returnStock, takeStock } from '../../modules/stock/stock.ts';
import type { Reservation } from './reservation.ts';

/** Units of the order's variants. */
export const stockReservation: Reservation = {
  reserve: async (tx, _actor, { lines }) => {
    const short = await takeStock(tx, lines);
    return short.length === 0 ? ok(null) : err(outOfStockFailure(lines, short));
  },
  // They have left the stock already.
  confirm: async () => undefined,
  release: async (tx, _actor, order) => {
    await returnStock(tx, order.lines);
    return order;
  },
  retake: async (tx, _actor, { lines }) => (await takeStock(tx, lines)).length === 0,
};

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
