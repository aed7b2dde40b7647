import type { ComponentProps } from 'react';

/** Hidden from sight, keyboard and screen readers. Form libraries can spread their props on it. */
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
