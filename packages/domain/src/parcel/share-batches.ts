import type { ParcelState } from './parcel-state.ts';

type SharingParcel = {
  readonly id: string;
  readonly orderId: string;
  readonly state: ParcelState;
  readonly lines: readonly { readonly linePosition: number; readonly quantity: number }[];
};

type Allocated = {
  readonly orderId: string;
  readonly position: number;
  readonly batchId: string;
  readonly code: string;
  readonly bestBefore: string;
  readonly quantity: number;
};

export type ParcelBatch = Omit<Allocated, 'orderId'> & { readonly parcelId: string };

/** An order's batches, shared among its parcels in their order. Needs all parcels of the orders. */
export function shareBatches(
  parcels: readonly SharingParcel[],
  allocations: readonly Allocated[],
): ParcelBatch[] {
  const left = allocations.map((one) => ({ ...one }));
  return parcels
    .filter(({ state }) => state !== 'cancelled')
    .flatMap(({ id: parcelId, orderId, lines }) =>
      lines.flatMap(({ linePosition: position, quantity }) => {
        let wanted = quantity;
        return left
          .filter((one) => one.orderId === orderId && one.position === position)
          .flatMap((one) => {
            const taken = Math.min(wanted, one.quantity);
            wanted -= taken;
            one.quantity -= taken;
            const { batchId, code, bestBefore } = one;
            return taken === 0 ? [] : [{ parcelId, position, batchId, code, bestBefore, quantity: taken }];
          });
      }),
    );
}
