import { type ReactNode, useId } from 'react';
import { ColourDot } from '../text/colour-dot.tsx';
import { cx } from '../text/cx.tsx';

export type ButtonGroupOption<Value extends string> = {
  value: Value;
  label: string;
  /** Second line: a price, a saving. */
  note?: string | undefined;
  /** CSS colour of a dot before the label. */
  colour?: string | undefined;
  /** Crossed out and announced. Selectable, to look at, unless also disabled. */
  soldOut?: boolean | undefined;
  disabled?: boolean | undefined;
};

export type ButtonGroupProps<Value extends string> = {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  options: ReadonlyArray<ButtonGroupOption<Value>>;
  value: Value | null;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
};

export function ButtonGroup<Value extends string>({
  label,
  hideLabel,
  options,
  value,
  onValueChange,
  className,
}: ButtonGroupProps<Value>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its legend and its buttons out in one grid
    <div
      role="group"
      aria-labelledby={id}
      className={cx('grid content-start gap-2.5 wrap-anywhere', className)}
    >
      <span id={id} className={hideLabel ? 'sr-only' : 'font-semibold text-sm'}>
        {label}
      </span>
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <OptionButton
            key={option.value}
            option={option}
            chosen={option.value === value}
            onChoose={() => onValueChange(option.value)}
          />
        ))}
      </div>
    </div>
  );
}

type OptionButtonProps = {
  option: ButtonGroupOption<string>;
  chosen: boolean;
  onChoose: () => void;
};

function OptionButton({ option, chosen, onChoose }: OptionButtonProps) {
  const { label, note, colour, soldOut, disabled = false } = option;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onChoose}
      className={cx(
        'relative flex min-h-12 min-w-14 items-center justify-center gap-2.5 rounded-md px-4 py-2 leading-tight transition-shadow',
        chosen
          ? 'bg-leaf-tint font-semibold ring-2 ring-inset ring-leaf'
          : soldOut
            ? 'border border-line-strong border-dashed bg-kernel hover:border-palm'
            : 'bg-kernel ring-1 ring-inset ring-line-strong/60 hover:ring-palm',
        disabled && 'opacity-50',
      )}
    >
      {colour && <ColourDot colour={colour} className="size-5" />}
      <span className="grid text-left">
        <span className={cx(soldOut && 'text-palm-soft line-through')}>{label}</span>
        {(soldOut || note) && (
          <span className="font-normal text-palm-soft text-xs">{soldOut ? 'Sold out' : note}</span>
        )}
      </span>
    </button>
  );
}
