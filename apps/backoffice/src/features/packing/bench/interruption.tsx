import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { readScan } from '@ilaneer/domain/parcel/read-scan';
import { Button } from '@ilaneer/ui/buttons/button';
import { Checkbox } from '@ilaneer/ui/fields/checkbox';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useId, useRef, useState } from 'react';
import { play } from '../../../parts/scanner/sounds.ts';
import { useScanner } from '../../../parts/scanner/use-scanner.ts';

type InterruptionProps = {
  parcel: ParcelView;
  why: Stop;
  busy: boolean;
  problem: string | null;
  /** Everything that had to is out of the box. */
  onDone: () => void;
};

export type Stop = 'cancelled' | 'emptied' | 'held' | 'changed';

type Unit = ParcelView['takeOut'][number];

const WORDS: Readonly<Record<Stop, { title: string; out: string; nothing: string; done: string }>> = {
  cancelled: {
    title: 'Stop: the order was cancelled',
    out: 'Take everything out of the box and put it back on the shelf. Do not ship it.',
    nothing: 'The box is empty. Do not ship it.',
    done: 'All items are back on the shelf',
  },
  emptied: {
    title: 'Stop: this parcel has no items any more',
    out: 'Its items were taken out of the order. Put everything back on the shelf.',
    nothing: 'Its items were taken out of the order.',
    done: 'All items are back on the shelf',
  },
  held: {
    title: 'Stop: the order is on hold',
    out: 'Take everything out and set it aside. The parcel returns to the queue until the hold is released.',
    nothing: 'The parcel returns to the queue until the hold is released.',
    done: 'Return to the queue',
  },
  changed: {
    title: 'Stop: the order has changed',
    out: 'Take out the items that were removed. The rest stays counted.',
    nothing: 'Nothing has to be taken out. The items in the box stay counted.',
    done: 'Continue packing',
  },
};

/** Each item is ticked or scanned out before the claim ends (PARCEL-7, PARCEL-12). */
export function Interruption({ parcel, why, busy, problem, onDone }: InterruptionProps) {
  const { takeOut } = parcel;
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [isTried, setTried] = useState(false);
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => play('interrupted'), []);
  const outOf = ({ variantId }: Unit) => counts[variantId] ?? 0;
  const left = takeOut.reduce((sum, unit) => sum + unit.quantity - outOf(unit), 0);
  const setOut = ({ variantId }: Unit, count: number) =>
    setCounts((before) => ({ ...before, [variantId]: count }));
  const heard = (typed: string) => {
    const isOf = (code: string) => (unit: Unit) =>
      [unit.barcode, unit.sku].some((one) => one?.toUpperCase() === code.toUpperCase());
    const { code } = readScan(typed, (one) => takeOut.some(isOf(one)));
    const unit = takeOut.find(isOf(code));
    if (unit === undefined) return play('wrong item');
    if (outOf(unit) === unit.quantity) return play('surplus');
    setOut(unit, outOf(unit) + 1);
    if (left === 1) button.current?.focus();
    play(left === 1 ? 'complete' : 'packed');
  };
  useScanner(heard, { inDialog: true });
  const done = () => {
    setTried(true);
    if (left === 0) onDone();
    else first.current?.focus();
  };
  const { title, out, nothing, done: label } = WORDS[why];
  const missing = why === 'changed' ? parcel.lines.filter(({ packed, quantity }) => packed < quantity) : [];
  return (
    <Dialog
      open
      locked
      closable={false}
      role="alertdialog"
      size="lg"
      onOpenChange={() => {}}
      title={
        <span className="flex items-center gap-3 text-[2rem] text-hibiscus-dark leading-tight">
          <Icon name="alert" className="size-12 shrink-0" />
          {title}
        </span>
      }
      initialFocus={takeOut.length === 0 ? button : first}
      footer={
        <Button ref={button} size="lg" busy={busy} onClick={done}>
          {label}
        </Button>
      }
    >
      <div className="grid gap-4 text-[1.375rem] leading-snug">
        <p>{takeOut.length === 0 ? nothing : out}</p>
        {parcel.hold !== null && <p className="text-lg text-palm-soft">On hold: {parcel.hold}</p>}
        {takeOut.length > 0 && (
          <ul aria-label="Take out of the box" className="grid gap-2 text-lg">
            {takeOut.map((unit, index) => (
              <li key={unit.variantId}>
                <label
                  htmlFor={`${id}-${unit.variantId}`}
                  className="flex cursor-pointer items-center gap-3 rounded-md border border-line px-3 py-2 has-checked:bg-chosen"
                >
                  <Checkbox
                    id={`${id}-${unit.variantId}`}
                    ref={index === 0 ? first : null}
                    checked={outOf(unit) === unit.quantity}
                    onCheckedChange={(isOut) => setOut(unit, isOut ? unit.quantity : 0)}
                  />
                  <span className="min-w-0 flex-1">
                    <strong>{`${unit.quantity} ×`}</strong> <span>{lineName(unit)}</span>
                    <span className="block truncate text-palm-soft text-sm">{unit.sku}</span>
                  </span>
                  <span className="whitespace-nowrap font-semibold">
                    {`${outOf(unit)} of ${unit.quantity} out`}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )}
        {missing.length > 0 && (
          <div className="text-lg">
            <p className="font-semibold">Then add:</p>
            <ul aria-label="Then add">
              {missing.map((line) => (
                <li key={line.position}>
                  <strong>{`${line.quantity - line.packed} ×`}</strong> <span>{lineName(line)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {(problem !== null || (isTried && left > 0)) && (
          <p role="alert" className="font-semibold text-hibiscus-dark text-lg">
            {problem ??
              `${left} ${left === 1 ? 'unit is' : 'units are'} still in the box. Scan or tick each unit that you take out.`}
          </p>
        )}
      </div>
    </Dialog>
  );
}

export function stopOf({ state, interruption, takeOut }: ParcelView): Stop | null {
  if (state !== 'cancelled') return interruption;
  if (interruption === 'cancelled') return 'cancelled';
  return takeOut.length > 0 ? 'emptied' : null;
}
