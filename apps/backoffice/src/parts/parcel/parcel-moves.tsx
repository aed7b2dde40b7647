import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { ParcelMove } from '@ilaneer/domain/parcel/parcel-state';
import { Button } from '@ilaneer/ui/buttons/button';
import { Menu, type MenuEntry } from '@ilaneer/ui/layers/menu';
import { useState } from 'react';
import { InspectDialog } from '../goods/inspect-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { ParcelMoveBody, Restock } from './parcel-calls.ts';

type ParcelMovesProps = {
  parcel: ParcelView;
  /** With transit and delivery, which have buttons elsewhere. */
  isWhole?: boolean;
  onMove: (body: ParcelMoveBody) => Promise<unknown>;
  onInspect: (restock: Restock) => Promise<unknown>;
};

type Entries = readonly (readonly [move: ParcelMove, label: string])[];

const ON_THE_WAY: Entries = [
  ['out-for-delivery', 'Out for delivery'],
  ['return', 'Comes back to us'],
  ['recall', 'Call it back'],
  ['attempt-failed', 'Delivery failed'],
  ['back', 'It is back'],
];

const WITH_BUTTONS: Entries = [
  ['in-transit', 'In transit'],
  ['deliver', 'Delivered'],
];

const ENDS: Entries = [
  ['lost', 'Lost'],
  ['damaged', 'Damaged on the way'],
];

/** Acts after dispatch, and the inspection (PARCEL-19, PARCEL-23). */
export function ParcelMoves({ parcel, isWhole = false, onMove, onInspect }: ParcelMovesProps) {
  const [open, setOpen] = useState<ParcelMove | 'inspect' | null>(null);
  const { number, allowed } = parcel;
  const close = () => setOpen(null);
  const entriesOf = (entries: Entries, danger = false): MenuEntry[] =>
    entries.flatMap(([move, label]) =>
      allowed.includes(move) ? [{ label, danger, onSelect: () => setOpen(move) }] : [],
    );
  const usual = entriesOf([...(isWhole ? WITH_BUTTONS : []), ...ON_THE_WAY]);
  const ends = entriesOf(ENDS, true);
  return (
    <>
      {allowed.includes('inspect') && (
        <Button size="sm" onClick={() => setOpen('inspect')}>
          Inspect<span className="sr-only"> {number}</span>
        </Button>
      )}
      {usual.length + ends.length > 0 && (
        <Menu
          trigger={
            <Button variant="secondary" size="sm">
              More<span className="sr-only"> of {number}</span>
            </Button>
          }
          groups={[usual, ends].filter((group) => group.length > 0)}
        />
      )}
      {open !== null && open !== 'inspect' && (
        <MoveDialog parcel={parcel} move={open} onMove={onMove} onClose={close} />
      )}
      {open === 'inspect' && (
        <InspectDialog
          lines={parcel.lines.map((line) => ({ ...line, mayBeRestocked: true, why: null }))}
          description="Enter the units that can be sold again. The rest is written off. Sealed food may be restocked while its batch may be sold."
          submitLabel="Inspected"
          onClose={close}
          onReceive={async (restock) => void (await onInspect([...restock]))}
        />
      )}
    </>
  );
}
