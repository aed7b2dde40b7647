import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { goodsName } from '../stock-words.tsx';
import {
  hasBatch,
  type LineProblems,
  lineProblems,
  quantityProblem,
  type ReceiveLine,
  type TypedField,
  withTyped,
} from './receive-lines.ts';

type ReceiveLineRowProps = {
  line: ReceiveLine;
  said: LineProblems;
  isTried: boolean;
  onChange: (line: ReceiveLine) => void;
  onRemove: () => void;
  onDone: () => void;
  /** Fields of the line's cost. */
  children?: ReactNode;
};

// Room for wrapped errors.
const FIELDS = [
  { name: 'quantity', label: 'Quantity', type: 'text', width: 'w-36', inputMode: 'numeric' },
  { name: 'code', label: 'Batch', type: 'text', width: 'w-36', inputMode: 'text' },
  { name: 'packedOn', label: 'Packed on', type: 'date', width: 'w-40', inputMode: 'text' },
  { name: 'bestBefore', label: 'Best before', type: 'date', width: 'w-40', inputMode: 'text' },
  { name: 'mrp', label: 'MRP in ₹', type: 'text', width: 'w-36', inputMode: 'decimal' },
] as const satisfies readonly (ComponentProps<typeof TextField> & {
  readonly name: TypedField;
  readonly width: string;
})[];

export function ReceiveLineRow(props: ReceiveLineRowProps) {
  const { line, said, isTried, onChange, onRemove, onDone, children } = props;
  const { variant } = line;
  const batch = useRef<HTMLInputElement>(null);
  // Focus the batch; scans work anywhere.
  const [wantsBatch] = useState(hasBatch(line) && line.code === '');
  useEffect(() => {
    if (wantsBatch) batch.current?.focus();
  }, [wantsBatch]);
  const isCountSaid = isTried || line.quantity.trim() !== '';
  const problems: LineProblems = {
    ...(isTried && lineProblems(line)),
    quantity: (isCountSaid ? quantityProblem(line) : null) ?? undefined,
    ...said,
  };
  const shown = variant.isFood || line.code !== '' ? FIELDS : FIELDS.slice(0, 2);
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex items-center gap-3 text-sm">
        <strong>{variant.sku}</strong>
        <span className="min-w-0 flex-1 truncate text-palm-soft">{goodsName(variant)}</span>
        <IconButton icon="trash" label={`Remove ${variant.sku}`} onClick={onRemove} />
      </div>
      <div className="flex flex-wrap gap-3">
        {shown.map(({ name, label, type, width, inputMode }) => (
          <TextField
            key={name}
            ref={name === 'code' ? batch : null}
            className={width}
            label={label}
            type={type}
            inputMode={inputMode}
            autoComplete="off"
            value={line[name]}
            error={problems[name]}
            onChange={(event) => onChange(withTyped(line, name, event.target.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              onDone();
            }}
          />
        ))}
      </div>
      {children}
    </li>
  );
}
