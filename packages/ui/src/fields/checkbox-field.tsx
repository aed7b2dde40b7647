import { type ReactNode, useId } from 'react';
import { cx } from '../text/cx.tsx';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';
import { FieldError } from './field-frame.tsx';

export type CheckboxFieldProps = CheckboxProps & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  trailing?: ReactNode;
};

export function CheckboxField({
  label,
  hint,
  error,
  trailing,
  required,
  className,
  id: givenId,
  ...checkbox
}: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <label htmlFor={id} className="flex min-h-touch flex-1 items-start gap-3 py-2.5">
          <Checkbox
            {...checkbox}
            id={id}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(error ? `${id}-error` : null, hint ? `${id}-hint` : null) || undefined}
          />
          <span className="leading-6">
            {label}
            {required && (
              <span aria-hidden="true" className="text-hibiscus">
                {' *'}
              </span>
            )}
          </span>
        </label>
        {trailing && <span className="py-2.5 text-palm-soft text-sm leading-6">{trailing}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="pb-1 pl-9 text-palm-soft text-sm">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
