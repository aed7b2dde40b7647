import type { ComponentProps } from 'react';
import { cx } from '../text/cx.tsx';
import { controlClass } from './control-class.ts';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export type FileFieldProps = Omit<ComponentProps<'input'>, 'type' | 'required' | 'value' | 'children'> &
  FieldWords;

export function FileField({
  id,
  label,
  hideLabel,
  hint,
  error,
  required,
  className,
  ...input
}: FileFieldProps) {
  return (
    <FieldFrame {...{ id, label, hideLabel, hint, error, required, className }}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          type="file"
          className={cx(
            controlClass,
            'cursor-pointer file:mr-4 file:min-h-7 file:cursor-pointer file:rounded-full file:bg-tender file:px-4 file:font-semibold file:text-palm file:text-sm',
          )}
        />
      )}
    </FieldFrame>
  );
}
