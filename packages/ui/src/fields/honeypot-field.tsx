import type { ComponentProps } from 'react';

/**
 * A field that robots fill in and people never meet: not by eye, not by keyboard, not by screen reader. Form libraries
 * can spread their props on it.
 */
export function HoneypotField(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
