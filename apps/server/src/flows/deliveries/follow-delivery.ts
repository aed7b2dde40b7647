import { attemptDueAt } from '@ilaneer/domain/parcel/attempt-choice';
import { attemptsOf } from '@ilaneer/domain/parcel/attempts';
import { endedUndelivered, type ParcelState } from '@ilaneer/domain/parcel/parcel-state';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Order } from '../../modules/order/order.ts';
import { listParcelEvents, type NewParcelEvent, type Parcel } from '../../modules/parcel/parcel.ts';
import { closeDelivery, openDelivery, settleDelivery } from '../../modules/support/support.ts';
import { notifyOfParcel } from './notify-of-parcel.ts';

type Locked = { readonly order: Order; readonly parcel: Parcel };

/** Of each new event: `state` is the one that it led to. It reaches shopper and inbox (PARCEL-26, SUPPORT-20). */
export async function followDelivery(
  tx: Database,
  deps: Pick<Deps, 'jobs' | 'brand' | 'config' | 'now' | 'newId'> & SecretDeps,
  { order, parcel }: Locked,
  event: NewParcelEvent & { readonly id: number },
  state: ParcelState,
): Promise<void> {
  const isNew =
    event.kind === 'attempt failed' ? await isNewAttempt(tx, parcel, event) : state !== parcel.state;
  if (!isNew) return;
  await notifyOfParcel(tx, deps, { order, parcel }, event, state);
  if (state === 'attempt failed') return openDelivery(tx, deps, deliveryOf(order, parcel, deps.now()));
  // On another round the question is settled until it fails again; a scan at a hub changes nothing.
  if (state === 'out for delivery') return settleDelivery(tx, parcel.id, deps.now());
  const isOver = state === 'returning' || state === 'delivered' || endedUndelivered(state);
  if (isOver) await closeDelivery(tx, parcel.id, deps.now());
}

/** Couriers report a failure more than once, and late. */
async function isNewAttempt(tx: Database, { id }: Parcel, event: { readonly id: number }): Promise<boolean> {
  const known = await listParcelEvents(tx, [id]);
  const reports = attemptsOf(known.map((one) => ({ ...one, at: one.happenedAt }))).at(-1) ?? [];
  return reports.length === 1 && reports[0]?.id === event.id;
}

function deliveryOf({ id, userId, number, deliveryAddress }: Order, parcel: Parcel, now: Date) {
  const { fullName: name, phone } = deliveryAddress;
  return {
    orderId: id,
    parcelId: parcel.id,
    userId,
    subject: `Delivery of ${number}-${parcel.position}`,
    name,
    phone: dialled(phone),
    dueAt: attemptDueAt(now),
  };
}

function dialled(phone: string): string | null {
  const whole = phone.startsWith('+') ? phone : `+91${phone}`;
  return /^\+\d{7,15}$/.test(whole) ? whole : null;
}
