import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue-cache.ts';
import { findResaleable } from '../../modules/return/repository.ts';
import { returnStock, type Units } from '../../modules/stock/stock.ts';
import type { MoveEnvironment } from '../fulfilment/transition-order.ts';
import { type MovedReturn, moveReturn, type ReturnToMove, type WhichReturn } from './transition-return.ts';

/** What receiving a return works with. */
export type ReceiveReturnEnvironment = MoveEnvironment & {
  readonly catalogue: Pick<CatalogueCache, 'stockChanged'>;
};

/**
 * The goods are back. They go back to stock only when staff say that they are fit for sale, and goods that spoil never
 * do. Errors as moveReturn, and VALIDATION_FAILED when nothing of the return can be sold again.
 */
export async function receiveReturn(
  env: ReceiveReturnEnvironment,
  which: WhichReturn,
  restocks: boolean,
): Promise<Result<MovedReturn, Failure>> {
  const received = await moveReturn(env, which, {
    move: 'received',
    decide: async (tx, found) => {
      const changes = { receivedAt: found.at, restocked: restocks };
      if (!restocks) return ok({ changes, note: null });
      const units = await resaleableUnits(tx, found);
      if (units.length === 0) {
        const message = 'Food and drinks never go back to stock: receive it without --restock';
        return err(invalid([{ field: 'restock', message }]));
      }
      const count = units.reduce((sum, { quantity }) => sum + quantity, 0);
      return ok({ changes, note: `${count} back to stock` });
    },
    also: async (tx, moved) => {
      if (restocks) await returnStock(tx, await resaleableUnits(tx, moved));
      return moved.order;
    },
  });
  if (received.ok && restocks) env.catalogue.stockChanged();
  return received;
}

async function resaleableUnits(tx: Database, { order, request }: ReturnToMove): Promise<Units[]> {
  const resaleable = await findResaleable(
    tx,
    order.lines.map(({ productId }) => productId),
  );
  return request.lines.flatMap(({ position, quantity }) => {
    const line = order.lines.find((one) => one.position === position);
    return line !== undefined && resaleable.has(line.productId)
      ? [{ variantId: line.variantId, quantity }]
      : [];
  });
}
