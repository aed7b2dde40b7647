import { Spinner } from '../feedback/spinner.tsx';
import { cx } from '../text/cx.tsx';
import { Icon } from '../text/icon.tsx';

export type QuantityStepperProps = {
  /** Counted item, for the controls' names: "Filter coffee, 250 g". */
  label: string;
  value: number;
  max: number;
  onValueChange: (value: number) => void;
  busy?: boolean | undefined;
  /** Shown at the limit. Pass other words if stock is not the limit. */
  limitNote?: string | undefined;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
};

export function QuantityStepper({
  label,
  value,
  max,
  onValueChange,
  busy = false,
  limitNote = `Only ${max} left`,
  size = 'md',
  className,
}: QuantityStepperProps) {
  // Not the native `disabled`, which would drop keyboard focus to the top of the page.
  const canLower = !busy && value > 1;
  const canRaise = !busy && value < max;
  const step = cx(
    'grid place-items-center rounded-full text-palm transition-colors hover:bg-tender/60',
    'aria-disabled:cursor-not-allowed aria-disabled:text-palm/30 aria-disabled:hover:bg-transparent',
    size === 'md' ? 'size-12' : 'size-touch',
  );
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-1', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: not a set of form fields, one value with two buttons */}
      <div
        role="group"
        aria-label={`Quantity of ${label}`}
        aria-busy={busy || undefined}
        className="inline-flex items-center rounded-full bg-kernel ring-1 ring-inset ring-line-strong/60"
      >
        <button
          type="button"
          aria-label={`One less ${label}`}
          aria-disabled={!canLower}
          onClick={() => canLower && onValueChange(value - 1)}
          className={step}
        >
          <Icon name="minus" className="size-5" />
        </button>
        <span className="grid min-w-8 place-items-center font-semibold tabular-nums">
          {/* The number stays under the spinner: nothing moves and nothing is read twice. */}
          <output aria-live="polite" className={cx('[grid-area:1/1]', busy && 'opacity-0')}>
            {value}
          </output>
          {busy && <Spinner className="[grid-area:1/1]" />}
        </span>
        <button
          type="button"
          aria-label={`One more ${label}`}
          aria-disabled={!canRaise}
          onClick={() => canRaise && onValueChange(value + 1)}
          className={step}
        >
          <Icon name="plus" className="size-5" />
        </button>
      </div>
      {value >= max && max > 0 && (
        <span className="font-medium text-husk-dark text-sm" role="status">
          {limitNote}
        </span>
      )}
    </div>
  );
}
