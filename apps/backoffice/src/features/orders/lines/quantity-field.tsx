type QuantityFieldProps = {
  label: string;
  quantity: number;
  /** Why it can't be this many; null when it can. */
  problem: string | null;
  /** The id of the place that shows the problem. */
  problemId: string;
  onQuantity: (quantity: number) => void;
};

/** How many units of a line: what can't be stays as it was typed until it is mended. */
export function QuantityField({ label, quantity, problem, problemId, onQuantity }: QuantityFieldProps) {
  return (
    <label className="flex items-center gap-2">
      <span className="sr-only">{label}</span>
      <input
        type="number"
        inputMode="numeric"
        value={Number.isFinite(quantity) ? quantity : ''}
        aria-invalid={problem !== null}
        {...(problem !== null && { 'aria-describedby': problemId })}
        className="h-10 w-20 rounded-md border border-line-strong bg-kernel px-2 text-center tabular-nums [appearance:textfield] aria-invalid:border-hibiscus [&::-webkit-inner-spin-button]:appearance-none"
        onChange={(event) => onQuantity(event.target.valueAsNumber)}
        onFocus={(event) => event.target.select()}
      />
    </label>
  );
}
