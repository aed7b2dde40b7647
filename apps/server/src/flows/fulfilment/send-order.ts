import type { Actor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { type MissingUnits, sendGoods } from '../../modules/batch/batch.ts';
import type { Order } from '../../modules/order/order.ts';
import type { Parcel } from '../../modules/parcel/parcel.ts';

/** Goods are missing or too old (BATCH-3). */
export type UnsendableFailure = Failure & {
  readonly code: 'GOODS_NOT_SENDABLE';
  readonly message: string;
  readonly data: { readonly orderNumber: string; readonly lines: readonly UnsendableLine[] };
};

type UnsendableLine = { readonly position: number; readonly name: string; readonly quantity: number };

/** Books the goods out of stock, without those of parcels that were cancelled beside others. Errors: GOODS_NOT_SENDABLE. */
export async function sendOrder(
  tx: Database,
  deps: Pick<Deps, 'now' | 'brand'>,
  actor: Actor,
  order: Order,
  parcels: readonly Parcel[],
): Promise<Result<null, UnsendableFailure>> {
  const unsendable = await sendGoods(tx, deps, actor, withoutRest(order, parcels));
  return unsendable.length === 0 ? ok(null) : err(unsendableFailure(order, unsendable));
}

/** PARCEL-49. */
function withoutRest(order: Order, parcels: readonly Parcel[]): Order {
  const counted = parcels.filter(({ state }) => state !== 'cancelled');
  if (counted.length === 0 || counted.length === parcels.length) return order;
  const units = counted.flatMap(({ lines }) => lines);
  const lines = order.lines.flatMap((line) => {
    const sent = units.filter(({ linePosition }) => linePosition === line.position);
    const quantity = sent.reduce((sum, one) => sum + one.quantity, 0);
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
  return { ...order, lines };
}

function unsendableFailure(order: Order, missing: readonly MissingUnits[]): UnsendableFailure {
  const lines = missing.map(({ position, quantity }) => ({
    position,
    quantity,
    name: order.lines.find((line) => line.position === position)?.name ?? '',
  }));
  const named = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  const message = missing.some(({ isMrpTooLow }) => isMrpTooLow)
    ? `Not there, too old to be sent, or with a printed MRP below the price of this order: ${named}`
    : `Not there, or too old to be sent: ${named}`;
  return { code: 'GOODS_NOT_SENDABLE', message, data: { orderNumber: order.number, lines } };
}
