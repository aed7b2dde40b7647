import type { Database } from '../../db/connect.ts';
import type { Order } from './repository.ts';
import { returnStock, takeStock } from './stock.ts';

/** Gives back what an order holds: the one place for all of it, so that nothing is put back twice or forgotten. */
export async function returnHolds(tx: Database, order: Order): Promise<void> {
  await returnStock(tx, order.lines);
}

/** Takes again what an order had given back; false, with nothing taken, when it can't be had any more. */
export async function retakeHolds(tx: Database, order: Order): Promise<boolean> {
  // A savepoint: what was taken before something turned out to be missing is undone alone.
  await tx.$client.query('savepoint retake');
  const short = await takeStock(tx, order.lines);
  await tx.$client.query(short.length === 0 ? 'release savepoint retake' : 'rollback to savepoint retake');
  return short.length === 0;
}
