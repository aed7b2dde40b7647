import type { Database } from '../../../db/connect.ts';
import { type ArrivalDeps, arrivalAt } from '../arrival.ts';
import { writePromisedDay } from '../delays-repository.ts';
import type { Order } from '../repository.ts';
import { writeHold } from './write-repository.ts';

/** The day of arrival of an order that waited for its confirmation counts from now (DELIVERY-16). It is locked. */
export async function releaseHold(tx: Database, deps: ArrivalDeps, order: Order, at: Date): Promise<Order> {
  await writeHold(tx, order.id, null, at);
  const released = { ...order, heldAt: null, holdReason: null, confirmBy: null };
  if (order.confirmBy === null) return released;
  const { pinCode } = order.deliveryAddress;
  const { arrivesOn } = await arrivalAt(tx, deps, pinCode, at, order.deliveryMethod);
  if (arrivesOn === null) return released;
  await writePromisedDay(tx, order.id, arrivesOn);
  return { ...released, promisedOn: arrivesOn, expectedOn: null };
}
