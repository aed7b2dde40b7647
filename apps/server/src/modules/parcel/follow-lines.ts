import { followEdit } from '@ilaneer/domain/parcel/follow-edit';
import type { Database } from '../../db/connect.ts';
import { inStates, listParcels, type Parcel, removeParcel, writeParcel, writeUnits } from './repository.ts';

/** Where the units of each line stand after its order was changed; `from` is null for a line that is new. */
export type MovedLine = {
  readonly from: number | null;
  readonly position: number;
  readonly quantity: number;
};

/** Takes everything out of the open parcels of an order whose lines are about to be written anew; it is locked. */
async function emptyParcels(tx: Database, parcels: readonly Parcel[]): Promise<void> {
  for (const parcel of parcels) {
    for (const { linePosition } of parcel.lines) await writeUnits(tx, parcel, linePosition, 0);
  }
}

/**
 * Has the parcels of an order, none of which is closed, follow a change of its lines, which `write` writes. What is being
 * packed stays claimed and is interrupted by what it was claimed with (PARCEL-7).
 */
export async function followLines<Written>(
  tx: Database,
  { orderId, at }: { readonly orderId: string; readonly at: Date },
  lines: readonly MovedLine[],
  write: () => Promise<Written>,
): Promise<Written> {
  const open = inStates(await listParcels(tx, orderId), 'waiting', 'packing');
  await emptyParcels(tx, open);
  const written = await write();
  const contents = followEdit(
    open.map(({ lines: units }) => units),
    lines,
  );
  for (const [index, parcel] of open.entries()) {
    const units = contents[index] ?? [];
    for (const { position, quantity } of units) await writeUnits(tx, parcel, position, quantity);
    if (units.length > 0) await writeParcel(tx, parcel.id, {}, at);
    else if (parcel.state === 'waiting') await removeParcel(tx, parcel.id);
    else await writeParcel(tx, parcel.id, { state: 'cancelled', claimedBy: null, claimedAt: null }, at);
  }
  return written;
}
