import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { ParcelInterruption } from '@ilaneer/domain/parcel/parcel-state';
import { Button } from '@ilaneer/ui/buttons/button';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useRef } from 'react';
import { play } from './sounds.ts';

type InterruptionProps = {
  parcel: ParcelView;
  busy: boolean;
  problem: string | null;
  onDone: (why: ParcelInterruption) => void;
};

const WORDS: Readonly<
  Record<ParcelInterruption, { readonly title: string; readonly what: string; readonly done: string }>
> = {
  cancelled: {
    title: 'Stop: the order was cancelled',
    what: 'Take everything out of the box and put it back on the shelf. Nothing of it leaves.',
    done: 'It is back on the shelf',
  },
  held: {
    title: 'Stop: the order is on hold',
    what: 'Take everything out and put it aside. It returns to the queue, and waits there until the hold is lifted.',
    done: 'Give it back',
  },
  changed: {
    title: 'Stop: the order has changed',
    what: 'Take everything out of the box. You begin anew with what the order says now.',
    done: 'It is empty: begin anew',
  },
};

/** Lies over everything when packing may not go on, and says what to do (PARCEL-7). */
export function Interruption({ parcel, busy, problem, onDone }: InterruptionProps) {
  const why = parcel.state === 'cancelled' ? 'cancelled' : parcel.interruption;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (why !== null) play('interrupted');
  }, [why]);
  if (why === null) return null;
  const { title, what, done } = WORDS[why];
  return (
    <Dialog
      open
      locked
      role="alertdialog"
      size="lg"
      onOpenChange={() => {}}
      title={
        <span className="flex items-center gap-3 text-[2rem] text-hibiscus-dark leading-tight">
          <Icon name="alert" className="size-12 shrink-0" />
          {title}
        </span>
      }
      initialFocus={button}
      footer={
        <Button ref={button} size="lg" busy={busy} onClick={() => onDone(why)}>
          {done}
        </Button>
      }
    >
      <div className="grid gap-3 text-[1.375rem] leading-snug">
        <p>{what}</p>
        {parcel.hold !== null && <p className="text-lg text-palm-soft">On hold: {parcel.hold}</p>}
        <ul className="text-lg">
          {parcel.lines
            .filter(({ packed }) => packed > 0)
            .map(({ position, name, variantName, packed }) => (
              <li key={position}>
                <strong>{packed} ×</strong> {name}
                {variantName !== '' && `, ${variantName}`}
              </li>
            ))}
        </ul>
        {problem !== null && <p className="font-semibold text-hibiscus-dark text-lg">{problem}</p>}
      </div>
    </Dialog>
  );
}
