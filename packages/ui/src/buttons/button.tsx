import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { cx } from '../text/cx.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Shows a spinner and ignores presses, and keeps its width and the focus. Where it is said, a double click presses once. */
    busy?: boolean | undefined;
    /** Takes the label's place while busy; both share one cell, so the button is as wide as the longer. */
    busyLabel?: ReactNode;
  };

export function Button({
  variant,
  size,
  wide,
  busy,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // What a press starts is not started twice: the second click may come before it shows as busy.
    const isSecond = event.detail > 1 && (busy !== undefined || rest.type === 'submit');
    // A busy button is aria-disabled, not disabled: `disabled` would throw keyboard users back to the page's top.
    if (busy || isSecond) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({ variant, size, wide, className })}
    >
      {busyLabel ? (
        <span className="grid *:[grid-area:1/1]">
          <span className={cx('inline-flex items-center justify-center gap-2', busy && 'invisible')}>
            {children}
          </span>
          <span className={cx('inline-flex items-center justify-center gap-2', !busy && 'invisible')}>
            <Spinner />
            {busyLabel}
          </span>
        </span>
      ) : (
        <span className="relative inline-flex items-center justify-center gap-2">
          {/* Faded, not hidden: the button keeps its accessible name. */}
          <span className={cx('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
            {children}
          </span>
          {busy && <Spinner className="absolute" />}
        </span>
      )}
    </button>
  );
}
