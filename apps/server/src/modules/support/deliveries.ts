import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { announceDelivery, lockDelivery, reopenDelivery, updateTicket } from './repository.ts';
import { insertNumbered } from './write-ticket.ts';

export type FailedDelivery = {
  readonly orderId: string;
  readonly parcelId: string;
  readonly userId: string;
  readonly subject: string;
  readonly name: string;
  readonly phone: string | null;
  readonly dueAt: Date;
};

/** One row of the inbox for a parcel, opened again by each attempt (SUPPORT-20). */
export async function openDelivery(
  tx: Database,
  deps: Pick<Deps, 'now' | 'newId'>,
  delivery: FailedDelivery,
): Promise<void> {
  const at = deps.now();
  const { parcelId, dueAt } = delivery;
  const reopened = await reopenDelivery(tx, parcelId, { dueAt, at });
  const made = { kind: 'delivery', status: 'open', createdAt: at, updatedAt: at } as const;
  const id = reopened ?? (await insertNumbered(tx, deps, { ...delivery, ...made })).id;
  await announceDelivery(tx, id);
}

/** Answered once the courier knows, if it is open. */
export async function settleDelivery(tx: Database, parcelId: string, at: Date): Promise<void> {
  const id = await lockDelivery(tx, parcelId, ['open']);
  if (id === null) return;
  await updateTicket(tx, id, { status: 'answered', firstAnsweredAt: at, updatedAt: at });
  await announceDelivery(tx, id);
}

/** At the parcel's end, and on its way back. */
export async function closeDelivery(tx: Database, parcelId: string, at: Date): Promise<void> {
  const id = await lockDelivery(tx, parcelId, ['open', 'answered']);
  if (id === null) return;
  await updateTicket(tx, id, { status: 'closed', closedAt: at, updatedAt: at });
  await announceDelivery(tx, id);
}

/** A changed choice is a version of the row too. */
export async function touchDelivery(tx: Database, parcelId: string, at: Date): Promise<void> {
  const id = await lockDelivery(tx, parcelId, ['open', 'answered', 'closed']);
  if (id === null) return;
  await updateTicket(tx, id, { updatedAt: at });
  await announceDelivery(tx, id);
}
