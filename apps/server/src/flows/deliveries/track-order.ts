import type { TrackedOrderView } from '@ilaneer/contract/order/tracking';
import { indiaDay } from '@ilaneer/domain/india-day';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { shownState } from '@ilaneer/domain/parcel/parcel-state';
import { expectedDay, firstWord, type ReportedEvent, trackedEvents } from '@ilaneer/domain/parcel/tracking';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { type Order, orderOfToken } from '../../modules/order/order.ts';
import { listParcelEvents, listParcels, type Parcel } from '../../modules/parcel/parcel.ts';

/** PARCEL-24. Errors: TRACKING_NOT_FOUND, for forged tokens and deleted accounts alike. */
export async function trackOrder(
  deps: Pick<Deps, 'db' | 'now'> & SecretDeps,
  link: string,
): Promise<Result<TrackedOrderView, Failure>> {
  const order = await orderOfToken(deps.db, deps, 'track', link);
  if (order === null) return err({ code: 'TRACKING_NOT_FOUND' });
  const parcels = (await listParcels(deps.db, order.id)).filter(({ state }) => state !== 'cancelled');
  const events = await listParcelEvents(
    deps.db,
    parcels.map(({ id }) => id),
  );
  const { fullName, city, pinCode } = order.deliveryAddress;
  const today = indiaDay(deps.now());
  return ok({
    orderNumber: order.number,
    recipient: { firstName: firstWord(fullName), city, pinCode },
    parcels: parcels.map((parcel) => {
      const own = events.filter(({ parcelId }) => parcelId === parcel.id);
      return toView(
        order,
        parcel,
        own.map(({ kind, happenedAt, report }) => ({ kind, at: happenedAt, report })),
        today,
      );
    }),
  });
}

function toView(
  order: Order,
  parcel: Parcel,
  events: readonly ReportedEvent[],
  today: string,
): TrackedOrderView['parcels'][number] {
  return {
    number: `${order.number}-${parcel.position}`,
    status: shownState(parcel.state),
    courierPartner: parcel.courier,
    trackingNumber: parcel.trackingNumber,
    expectedOn: expectedDay(parcel.state, events, { named: order.expectedOn ?? order.promisedOn, today }),
    items: goodsIn(order, parcel),
    events: trackedEvents(parcel, events).map(({ text, at }) => ({ text, at: at.toISOString() })),
  };
}

export function goodsIn({ lines }: Order, parcel: Parcel): { name: string; quantity: number }[] {
  return parcel.lines.flatMap(({ linePosition, quantity }) => {
    const line = lines.find(({ position }) => position === linePosition);
    return line === undefined ? [] : [{ name: lineName(line), quantity }];
  });
}
