import type { PartOf } from '@ilaneer/contract/message/call';
import type {
  PACKING_DOCUMENTS,
  printPackingDocuments,
} from '@ilaneer/contract/staff/parcels/packing-documents';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { getOrderParcels, reopenParcel, shipParcel } from '@ilaneer/contract/staff/parcels/parcels';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ifMatch } from '../../../parts/act/if-match.ts';
import {
  inspectGoods,
  moveParcelTo,
  type ParcelMoveBody,
  type Restock,
} from '../../../parts/parcel/parcel-calls.ts';
import { request, requestFile } from '../../../session/staff-api.ts';

export function useParcels(orderId: string) {
  return useQuery({
    queryKey: ['parcel', 'made', orderId],
    queryFn: async ({ signal }) =>
      (
        await request<typeof getOrderParcels>('GET', '/staff/orders/:orderId/parcels/made', {
          params: { orderId },
          signal,
        })
      ).parcels,
  });
}

export type ParcelActs = ReturnType<typeof useParcelActs>;

export function useParcelActs() {
  const queries = useQueryClient();
  return useMemo(() => {
    const seen = ({ id, version }: ParcelView) => ({
      params: { parcelId: id },
      headers: ifMatch(version),
    });
    const done = async () => {
      await queries.invalidateQueries({ queryKey: ['parcel'] });
      await queries.invalidateQueries({ queryKey: ['order'] });
    };
    return {
      ship: async (parcel: ParcelView, body: PartOf<typeof shipParcel, 'body'>) => {
        const options = { ...seen(parcel), body };
        await request<typeof shipParcel>('POST', '/staff/parcels/:parcelId/shipment', options);
        await done();
      },
      reopen: async (parcel: ParcelView, reason: string) => {
        const options = { ...seen(parcel), body: { reason } };
        await request<typeof reopenParcel>('POST', '/staff/parcels/:parcelId/reopen', options);
        await done();
      },
      move: async (parcel: ParcelView, body: ParcelMoveBody) => {
        await moveParcelTo(parcel, body);
        await done();
      },
      inspect: async (parcel: ParcelView, restock: Restock) => {
        await inspectGoods(parcel, restock);
        await done();
      },
      readAgain: done,
    };
  }, [queries]);
}

/** Fetches a document of a parcel and opens it beside this page. */
export async function openDocument(
  parcel: ParcelView,
  kind: (typeof PACKING_DOCUMENTS)[number],
): Promise<void> {
  const file = await requestFile<typeof printPackingDocuments>('POST', '/staff/packing/documents', {
    body: { parcelIds: [parcel.id], kinds: [kind] },
  });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${parcel.number}-${kind}.pdf`;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
