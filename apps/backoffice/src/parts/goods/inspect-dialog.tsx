import type { LineView } from '@ilaneer/domain/order/line-snapshot';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormDialog } from '../act/form-dialog.tsx';
import { inspectedWords } from '../words/inspected-words.ts';
import { LineFacts } from '../words/line-facts.tsx';
import { refusalText } from '../words/refusal-text.ts';

export type InspectedGoods = LineView & {
  readonly position: number;
  readonly picture: string;
  readonly mayBeRestocked: boolean;
  /** Why it came back. */
  readonly why: string | null;
};

type Restocked = { position: number; quantity: number };

type InspectDialogProps = {
  lines: readonly InspectedGoods[];
  description: string;
  submitLabel: string;
  onClose: () => void;
  onReceive: (restock: readonly Restocked[]) => Promise<void>;
};

/** RETURN-15, PARCEL-23. */
export function InspectDialog({ lines, description, submitLabel, onClose, onReceive }: InspectDialogProps) {
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const restocked = lines.map(({ position, quantity }) => ({
    position,
    quantity: unitsOf(typed[position] ?? '0', quantity),
  }));
  const isWhole = restocked.every(({ quantity }) => quantity !== null);
  const send = useMutation({
    mutationFn: () =>
      onReceive(
        restocked.flatMap(({ position, quantity }) =>
          quantity === null || quantity === 0 ? [] : [{ position, quantity }],
        ),
      ),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Inspect the goods"
      description={description}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) send.mutate();
      }}
      busy={send.isPending}
      submitLabel={submitLabel}
      canSubmit={isWhole}
      className="grid gap-3"
      error={send.isError && refusalText(send.error)}
    >
      <ul className="divide-y divide-line">
        {lines.map((line, at) => (
          <InspectedRow
            key={line.position}
            line={line}
            typed={typed[line.position] ?? '0'}
            units={restocked[at]?.quantity ?? null}
            onType={(text) => setTyped({ ...typed, [line.position]: text })}
          />
        ))}
      </ul>
    </FormDialog>
  );
}

type RowProps = { line: InspectedGoods; typed: string; units: number | null; onType: (text: string) => void };

function InspectedRow({ line, typed, units, onType }: RowProps) {
  const id = useId();
  const { name, variantName, sku, quantity, picture, why, mayBeRestocked } = line;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <img src={picture} alt="" width={40} height={40} className="size-10 rounded-sm object-cover" />
      <span className="min-w-40 flex-1">
        <span className="block font-semibold">{`${quantity} × ${name}`}</span>
        <LineFacts line={line} facts={[variantName, sku, why ?? '']} className="text-sm" />
        <span id={id} aria-live="polite" className="block text-sm">
          <span>
            {units === null
              ? `Between 0 and ${quantity}`
              : inspectedWords({ restocked: units, writtenOff: quantity - units })}
          </span>
          {!mayBeRestocked && ': perishable'}
        </span>
      </span>
      {mayBeRestocked && (
        <span className="flex items-end gap-2">
          <TextField
            label={
              <>
                Back to stock<span className="sr-only"> of {name}</span>
              </>
            }
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            aria-invalid={units === null || undefined}
            aria-describedby={id}
            className="w-28"
            onChange={(event) => onType(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
          <Button
            variant="quiet"
            size="sm"
            disabled={units === quantity}
            onClick={() => onType(String(quantity))}
          >
            All<span className="sr-only"> of {name}</span>
          </Button>
        </span>
      )}
    </li>
  );
}

function unitsOf(typed: string, most: number): number | null {
  const text = typed.trim();
  const units = text === '' ? 0 : Number(text);
  return /^\d*$/.test(text) && units <= most ? units : null;
}
