import type { ComponentProps } from 'react';
import { cx } from '../text/cx.tsx';
import { controlLook } from './control-class.ts';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'required' | 'children'> & FieldWords;

export function TextAreaField({
  id,
  label,
  hideLabel,
  hint,
  error,
  required,
  className,
  ...area
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ id, label, hideLabel, hint, error, required, className }}>
      {(wiring) => (
        <textarea
          rows={4}
          {...area}
          {...wiring}
          className={cx(controlLook, 'field-sizing-content min-h-32 w-full px-4 py-2.5 text-base')}
        />
      )}
    </FieldFrame>
  );
}
