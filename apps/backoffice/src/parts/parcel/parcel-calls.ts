import type { PartOf } from '@ilaneer/contract/message/call';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { inspectParcel, moveParcel } from '@ilaneer/contract/staff/parcels/parcels';
import { request } from '../../session/staff-api.ts';
import { ifMatch } from '../act/if-match.ts';

type Seen = Pick<ParcelView, 'id' | 'version'>;

export type ParcelMoveBody = PartOf<typeof moveParcel, 'body'>;
export type Restock = PartOf<typeof inspectParcel, 'body'>['restock'];

/** Records where a parcel that has left is. */
export async function moveParcelTo(seen: Seen, body: ParcelMoveBody): Promise<ParcelView> {
  const options = { ...of(seen), body };
  const { parcel } = await request<typeof moveParcel>('POST', '/staff/parcels/:parcelId/moves', options);
  return parcel;
}

export async function inspectGoods(seen: Seen, restock: Restock): Promise<ParcelView> {
  const { parcel } = await request<typeof inspectParcel>('POST', '/staff/parcels/:parcelId/inspection', {
    ...of(seen),
    body: { restock },
  });
  return parcel;
}

function of({ id, version }: Seen) {
  return { params: { parcelId: id }, headers: ifMatch(version) };
}
