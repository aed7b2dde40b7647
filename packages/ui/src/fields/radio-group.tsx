import { type ReactNode, useId } from 'react';
import { cx } from '../text/cx.tsx';
import type { IconName } from '../text/icon.tsx';
import { FieldError } from './field-frame.tsx';
import { RadioCard } from './radio-card.tsx';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  icon?: IconName | undefined;
  trailing?: ReactNode;
  disabled?: boolean | undefined;
  /** Shown when chosen: the fields of a new payment card. */
  content?: ReactNode;
};

export type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  options: ReadonlyArray<RadioOption<Value>>;
  value: Value | null;
  onValueChange: (value: Value) => void;
  disabled?: boolean | undefined;
  error?: ReactNode;
  /** Layout of the cards: `sm:grid-cols-2`. */
  className?: string | undefined;
};

export function RadioGroup<Value extends string>({
  label,
  hideLabel,
  options,
  value,
  onValueChange,
  disabled,
  error,
  className,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      className="grid content-start gap-2"
    >
      <span id={`${id}-label`} className={hideLabel ? 'sr-only' : 'font-semibold text-sm'}>
        {label}
      </span>
      <div className={cx('grid items-start gap-3', className)}>
        {options.map(({ content, ...option }) => (
          <RadioCard
            key={option.value}
            {...option}
            name={id}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChoose={() => onValueChange(option.value)}
          >
            {option.value === value && content}
          </RadioCard>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
