import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../text/cx.tsx';
import { Icon, type IconName } from '../text/icon.tsx';
import { controlClass } from './control-class.ts';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'required' | 'children'> &
  FieldWords & {
    icon?: IconName | undefined;
    /** Unit or country code before the text: `₹`, `+91`. */
    prefix?: string | undefined;
    /** A control inside the box, after the text. */
    trailing?: ReactNode;
  };

/** Forwards `ref`, `name`, `onChange` and `onBlur` to the input, for form libraries. */
export function TextField({
  id,
  label,
  hideLabel,
  hint,
  error,
  required,
  icon,
  prefix,
  trailing,
  className,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, hideLabel, hint, error, required, className }}>
      {(wiring) => (
        <div className="relative">
          {icon && (
            <Icon
              name={icon}
              className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-palm-soft"
            />
          )}
          {prefix && (
            <span
              aria-hidden="true"
              className={cx(
                'pointer-events-none absolute inset-y-0 left-0 grid place-items-center text-palm-soft',
                prefix.length > 1 ? 'w-14' : 'w-9',
              )}
            >
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...wiring}
            className={cx(
              controlClass,
              icon && 'pl-11',
              prefix && (prefix.length > 1 ? 'pl-14' : 'pl-9'),
              trailing ? 'pr-14' : null,
            )}
          />
          {trailing && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{trailing}</div>}
        </div>
      )}
    </FieldFrame>
  );
}
