import type { ParcelView, QueueRow } from '@ilaneer/contract/staff/parcels/parcel-views';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { dueOnDelivery } from '@ilaneer/domain/order/amount-due';
import { toLineView } from '@ilaneer/domain/order/line-snapshot';
import { ATTEMPT_REASONS, foldEvents } from '@ilaneer/domain/parcel/parcel-event';
import { allowedParcelSteps } from '@ilaneer/domain/parcel/parcel-state';
import type { ParcelBatch } from '@ilaneer/domain/parcel/share-batches';
import type { Database } from '../../db/connect.ts';
import { unprintableLetters } from '../../drawing/letters/unprintable.ts';
import { pictureUrl } from '../../modules/catalogue/catalogue.ts';
import { findOrderById, type Order, printedNames, travelsWithEWayBill } from '../../modules/order/order.ts';
import {
  type CodedLeftover,
  listBookings,
  listLeftovers,
  listPackers,
  listParcelEvents,
  listParcels,
  type Parcel,
  type ParcelBooking,
} from '../../modules/parcel/parcel.ts';
import { findStaffNames } from '../../modules/staff/staff.ts';
import { readAttempts, toAttemptViews } from '../deliveries/deliveries.ts';
import { interruptionOf, unitsToRemove } from './interruption.ts';
import { type ParcelItem, readItems } from './items-repository.ts';
import { batchesOf } from './parcel-batches.ts';
import type { QueuedParcel } from './queue-repository.ts';

export async function viewParcel(db: Database, parcel: Parcel): Promise<ParcelView> {
  const [view] = await viewParcels(db, [parcel]);
  if (view === undefined) throw new Error('a parcel has no view');
  return view;
}

export async function viewParcels(db: Database, parcels: readonly Parcel[]): Promise<ParcelView[]> {
  const [first] = parcels;
  if (first === undefined) return [];
  const order = await findOrderById(db, first.orderId);
  if (order === null) return [];
  const items = await readItems(db, [order]);
  const packers = await listPackers(db, parcels.map(idOf));
  const names = await findStaffNames(db, [
    ...parcels.flatMap(({ claimedBy }) => claimedBy ?? []),
    ...packers.map(({ actorId }) => actorId),
  ]);
  const all = await listParcels(db, order.id);
  const attempts = await readAttempts(db, parcels);
  const parts = {
    order,
    items,
    names,
    packers,
    batches: await batchesOf(db, all),
    leftovers: await listLeftovers(db, parcels.map(idOf)),
    bookings: await listBookings(db, parcels.map(idOf)),
    events: await listParcelEvents(db, parcels.map(idOf)),
    unprintable: await unprintableLetters(printedNames(order)),
    count: all.filter(({ state }) => state !== 'cancelled').length,
  };
  return Promise.all(
    parcels.map(async (parcel) => ({
      ...toView(parcel, parts),
      attempts: await toAttemptViews(db, attempts.get(parcel.id) ?? []),
    })),
  );
}

/** Packed before `lateBefore` and still here: late (PARCEL-46). */
export function toQueueRow(row: QueuedParcel, lateBefore: Date): QueueRow {
  const { orderId, orderNumber, parcel, name, city, state, pinCode, units, holdReason } = row;
  return {
    orderId,
    orderNumber,
    parcelId: parcel?.id ?? null,
    number: `${orderNumber}-${parcel?.position ?? 1}`,
    state: parcel?.state ?? 'waiting',
    claimedBy: claimOf(parcel?.claimedBy ?? null, row.claimedByName),
    recipient: { name, city, state, pinCode },
    placedAt: row.placedAt.toISOString(),
    units,
    hold: holdReason,
    isReplacement: row.isReplacement,
    isLate: parcel?.state === 'packed' && parcel.packedAt !== null && parcel.packedAt < lateBefore,
    version: parcel?.version ?? null,
  };
}

type Parts = {
  readonly order: Order;
  readonly items: readonly ParcelItem[];
  readonly names: ReadonlyMap<string, string>;
  readonly packers: Awaited<ReturnType<typeof listPackers>>;
  readonly batches: readonly ParcelBatch[];
  readonly leftovers: readonly CodedLeftover[];
  readonly bookings: readonly ParcelBooking[];
  readonly events: Awaited<ReturnType<typeof listParcelEvents>>;
  readonly unprintable: string[];
  readonly count: number;
};

function toView(parcel: Parcel, parts: Parts): Omit<ParcelView, 'attempts'> {
  const { order, items, names, packers, batches, events, unprintable, count } = parts;
  const packer = packers.find(({ parcelId }) => parcelId === parcel.id);
  const { fullName: name, city, state, pinCode } = order.deliveryAddress;
  const due = dueOnDelivery(order);
  return {
    id: parcel.id,
    number: `${order.number}-${parcel.position}`,
    orderId: order.id,
    orderNumber: order.number,
    parcels: count,
    state: parcel.state,
    allowed: allowedParcelSteps(parcel.state),
    claimedBy: claimOf(parcel.claimedBy, names.get(parcel.claimedBy ?? '') ?? null),
    recipient: { name, city, state, pinCode },
    placedAt: order.createdAt.toISOString(),
    toCollect: due > 0 ? rupeesFromPaise(due) : null,
    needsEWayBill: travelsWithEWayBill(order),
    eWayBill: eWayBillOf(parcel),
    unprintable,
    hold: order.holdReason,
    interruption: interruptionOf(order, parcel),
    takeOut: unitsToRemove(order, parcel, parts),
    weightGrams: parcel.weightGrams,
    courier: parcel.courier,
    trackingNumber: parcel.trackingNumber,
    booking: bookingOf(parcel, parts.bookings),
    packedBy:
      packer === undefined || parcel.packedAt === null ? null : (names.get(packer.actorId) ?? packer.actorId),
    packedAt: parcel.packedAt?.toISOString() ?? null,
    shippedAt: parcel.shippedAt?.toISOString() ?? null,
    deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
    returnCharges:
      parcel.returnChargesPaise === null ? null : rupeesFromPaise(paise(parcel.returnChargesPaise)),
    events: eventsOf(parcel, events),
    lines: parcel.lines.flatMap(({ linePosition: position, quantity, packed }) => {
      const item = items.find((one) => one.orderId === order.id && one.position === position);
      if (item === undefined) return [];
      const own = batches
        .filter((one) => one.parcelId === parcel.id && one.position === position)
        .map(({ code, bestBefore, quantity: units }) => ({ code, bestBefore, quantity: units }));
      const { barcode, picture } = item;
      const shown = { ...toLineView({ ...item, quantity }), barcode, picture: pictureUrl(picture) };
      return [{ position, ...shown, packed, batches: own }];
    }),
    version: parcel.version,
  };
}

function eventsOf(parcel: Parcel, events: Parts['events']): ParcelView['events'] {
  const own = events.flatMap((event) =>
    event.parcelId === parcel.id ? [{ ...event, at: event.happenedAt }] : [],
  );
  const { contradicting } = foldEvents(parcel.state, own);
  return own.map((event) => ({
    kind: event.kind,
    source: event.source,
    code: event.code,
    reason: ATTEMPT_REASONS.find((one) => one === event.report.reason) ?? null,
    at: event.at.toISOString(),
    contradicts: contradicting.includes(event),
  }));
}

function bookingOf({ id }: Parcel, bookings: Parts['bookings']): ParcelView['booking'] {
  const last = bookings.find(({ parcelId }) => parcelId === id);
  if (last === undefined) return null;
  const { courier, state, reference, awb, reason } = last;
  return { courier, state, reference, awb, reason };
}

export function eWayBillOf({ eWayBillNumber, eWayBillOn }: Parcel): ParcelView['eWayBill'] {
  if (eWayBillNumber === null || eWayBillOn === null) return null;
  return { number: eWayBillNumber, madeOn: eWayBillOn };
}

function claimOf(id: string | null, name: string | null): ParcelView['claimedBy'] {
  return id === null ? null : { id, name: name ?? 'A colleague' };
}

function idOf({ id }: Parcel): string {
  return id;
}
