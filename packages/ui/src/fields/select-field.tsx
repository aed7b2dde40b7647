import type { ComponentProps } from 'react';
import { cx } from '../text/cx.tsx';
import { Icon } from '../text/icon.tsx';
import { controlClass } from './control-class.ts';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'required'> & FieldWords;

/** A native select, for phones' pickers and keyboard habits. Options are the children. */
export function SelectField({
  id,
  label,
  hideLabel,
  hint,
  error,
  required,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ id, label, hideLabel, hint, error, required, className }}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={cx(controlClass, 'appearance-none truncate pr-11')}>
            {children}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-palm-soft"
          />
        </div>
      )}
    </FieldFrame>
  );
}
