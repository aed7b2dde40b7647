import { followEdit } from '@ilaneer/domain/parcel/follow-edit';
import { repack, type WantedUnits } from '@ilaneer/domain/parcel/repack';
import type { Database } from '../../db/connect.ts';
import { type Leftover, listLeftovers, listLineGoods, writeLeftovers } from './leftovers-repository.ts';
import {
  inStates,
  listParcels,
  type Parcel,
  removeParcel,
  writePacked,
  writeParcel,
  writeUnits,
} from './repository.ts';

export type MovedLine = {
  readonly from: number | null;
  readonly position: number;
  readonly quantity: number;
};

/** Before rewriting lines. The order is locked. */
async function emptyParcels(tx: Database, parcels: readonly Parcel[]): Promise<void> {
  for (const parcel of parcels) {
    for (const { linePosition } of parcel.lines) await writeUnits(tx, parcel, linePosition, 0);
  }
}

/** Claims stay, interrupted (PARCEL-7). Packed units no longer ordered are to be removed (PARCEL-12). */
export async function followLines<Written>(
  tx: Database,
  { orderId, at }: { readonly orderId: string; readonly at: Date },
  lines: readonly MovedLine[],
  write: () => Promise<Written>,
): Promise<Written> {
  const open = inStates(await listParcels(tx, orderId), 'waiting', 'packing');
  const begun = inStates(open, 'packing');
  const inBoxes = begun.length === 0 ? new Map<string, InBox[]>() : await readBoxes(tx, orderId, begun);
  await emptyParcels(tx, open);
  const written = await write();
  const contents = followEdit(
    open.map(({ lines: units }) => units),
    lines,
  );
  const goods = await listLineGoods(tx, orderId);
  for (const [index, parcel] of open.entries()) {
    const units = contents[index] ?? [];
    for (const { position, quantity } of units) await writeUnits(tx, parcel, position, quantity);
    await keepInBox(tx, parcel.id, inBoxes.get(parcel.id) ?? [], unitsByVariant(units, goods));
    if (units.length > 0) await writeParcel(tx, parcel.id, {}, at);
    else if (parcel.state === 'waiting') await removeParcel(tx, parcel.id);
    else await writeParcel(tx, parcel.id, { state: 'cancelled', claimedBy: null, claimedAt: null }, at);
  }
  return written;
}

type InBox = Omit<Leftover, 'parcelId'>;

async function readBoxes(
  tx: Database,
  orderId: string,
  begun: readonly Parcel[],
): Promise<ReadonlyMap<string, InBox[]>> {
  const goods = await listLineGoods(tx, orderId);
  const leftovers = await listLeftovers(
    tx,
    begun.map(({ id }) => id),
  );
  return new Map(
    begun.map(({ id, lines }) => {
      const counted = lines.flatMap(({ linePosition, packed }): InBox[] => {
        const line = goods.find(({ position }) => position === linePosition);
        if (line === undefined || packed === 0) return [];
        const { position: _, ...named } = line;
        return [{ ...named, quantity: packed }];
      });
      const toComeOut = leftovers
        .filter(({ parcelId }) => parcelId === id)
        .map(({ parcelId: _, barcode: _code, ...named }) => named);
      return [id, [...counted, ...toComeOut]];
    }),
  );
}

async function keepInBox(
  tx: Database,
  parcelId: string,
  inBox: readonly InBox[],
  wanted: readonly WantedUnits[],
): Promise<void> {
  if (inBox.length === 0) return;
  const { packed, out } = repack(inBox, wanted);
  for (const line of packed) {
    if (line.packed > 0) await writePacked(tx, parcelId, line.position, line.packed);
  }
  const named = out.flatMap(({ variantId, quantity }) => {
    const one = inBox.find((unit) => unit.variantId === variantId);
    return one === undefined ? [] : [{ ...one, quantity }];
  });
  await writeLeftovers(tx, parcelId, named);
}

function unitsByVariant(
  units: readonly { readonly position: number; readonly quantity: number }[],
  goods: Awaited<ReturnType<typeof listLineGoods>>,
): WantedUnits[] {
  return units.flatMap(({ position, quantity }) => {
    const line = goods.find((one) => one.position === position);
    return line === undefined ? [] : [{ position, quantity, variantId: line.variantId }];
  });
}
