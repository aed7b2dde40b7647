import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import { useState } from 'react';

type QuantityFieldProps = {
  label: string;
  quantity: number;
  problem: string | null;
  /** The id of the place that shows the problem. */
  problemId: string;
  onQuantity: (quantity: number) => void;
};

/** Units of a line. A quantity that can't be stays as it was typed, until it is corrected. */
export function QuantityField({ label, quantity, problem, problemId, onQuantity }: QuantityFieldProps) {
  const [typed, setTyped] = useState('');
  const isTyped = !Number.isFinite(quantity) || readTypedNumber(typed) === quantity;
  return (
    <label className="flex items-center gap-2">
      <span className="sr-only">{label}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={isTyped ? typed : String(quantity)}
        aria-invalid={problem !== null}
        {...(problem !== null && { 'aria-describedby': problemId })}
        className="h-10 w-20 rounded-md border border-line-strong bg-kernel px-2 text-center tabular-nums aria-invalid:border-hibiscus"
        onChange={({ target: { value } }) => {
          setTyped(value);
          onQuantity(readTypedNumber(value));
        }}
        onFocus={(event) => event.target.select()}
      />
    </label>
  );
}
