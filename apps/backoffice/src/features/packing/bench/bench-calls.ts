import type {
  bookParcel,
  cancelBooking as cancelBookingCall,
  listCouriers as listCouriersCall,
  printCourierLabel as printCourierLabelCall,
} from '@ilaneer/contract/staff/parcels/courier-booking';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type {
  claimParcel,
  closeParcel,
  endInterruption as endInterruptionCall,
  getParcel,
  releaseParcel,
  reopenParcel,
  shipParcel,
} from '@ilaneer/contract/staff/parcels/parcels';
import type { CourierName } from '@ilaneer/domain/parcel/couriers/courier-name';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { printFile } from '../../../parts/print/print-parcels.ts';
import { request, requestFile } from '../../../session/staff-api.ts';

type Seen = Pick<ParcelView, 'id' | 'version'>;

export async function claim(code: string | null): Promise<ParcelView | null> {
  const body = code === null ? {} : { code };
  return (await request<typeof claimParcel>('POST', '/staff/packing/claims', { body })).parcel;
}

export async function read(parcelId: string, signal: AbortSignal): Promise<ParcelView> {
  const params = { parcelId };
  return (await request<typeof getParcel>('GET', '/staff/parcels/:parcelId', { params, signal })).parcel;
}

export async function release(seen: Seen): Promise<ParcelView> {
  const { parcel } = await request<typeof releaseParcel>('POST', '/staff/parcels/:parcelId/give-back', {
    ...of(seen),
  });
  return parcel;
}

export async function endInterruption({
  takeOut,
  ...seen
}: Seen & Pick<ParcelView, 'takeOut'>): Promise<ParcelView> {
  const takenOut = takeOut.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const { parcel } = await request<typeof endInterruptionCall>(
    'POST',
    '/staff/parcels/:parcelId/interruption-end',
    { ...of(seen), body: { takenOut } },
  );
  return parcel;
}

export async function close(seen: Seen, weightGrams: number | null): Promise<ParcelView> {
  const { parcel } = await request<typeof closeParcel>('POST', '/staff/parcels/:parcelId/close', {
    ...of(seen),
    body: weightGrams === null ? {} : { weightGrams },
  });
  return parcel;
}

export async function reopen(seen: Seen, reason: string): Promise<ParcelView> {
  const { parcel } = await request<typeof reopenParcel>('POST', '/staff/parcels/:parcelId/reopen', {
    ...of(seen),
    body: { reason },
  });
  return parcel;
}

export async function ship(
  seen: Seen,
  shipment: { readonly courier: string; readonly trackingNumber: string },
): Promise<ParcelView> {
  const { parcel } = await request<typeof shipParcel>('POST', '/staff/parcels/:parcelId/shipment', {
    ...of(seen),
    body: shipment,
  });
  return parcel;
}

export async function listCouriers(signal: AbortSignal) {
  return (await request<typeof listCouriersCall>('GET', '/staff/packing/couriers', { signal })).couriers;
}

export async function book(
  seen: Seen,
  booking: { readonly courier: CourierName; readonly weightGrams: number },
): Promise<ParcelView> {
  const { parcel } = await request<typeof bookParcel>('POST', '/staff/parcels/:parcelId/booking', {
    ...of(seen),
    body: booking,
  });
  return parcel;
}

export async function cancelBooking(seen: Seen): Promise<ParcelView> {
  const { parcel } = await request<typeof cancelBookingCall>(
    'POST',
    '/staff/parcels/:parcelId/booking-cancellation',
    of(seen),
  );
  return parcel;
}

export async function printCourierLabel({ id: parcelId }: Seen): Promise<void> {
  printFile(
    await requestFile<typeof printCourierLabelCall>('POST', '/staff/parcels/:parcelId/courier-label', {
      params: { parcelId },
    }),
  );
}

function of({ id, version }: Seen) {
  return { params: { parcelId: id }, headers: ifMatch(version) };
}
