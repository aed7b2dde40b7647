import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { cx } from '../text/cx.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Spinner and no presses, with unchanged width and focus. Where given, a double click presses once. */
    busy?: boolean | undefined;
    /** Replaces the label while busy; both share one cell, so the button has the width of the longer. */
    busyLabel?: ReactNode;
  };

/** Longer than the double-click time of any system. */
const DOUBLE_CLICK_MS = 1_000;

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
  /** Or appeared. */
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    pressedAt.current = performance.now();
  }, []);

  function press(event: MouseEvent<HTMLButtonElement>) {
    // The second click of a double click may arrive before the button renders as busy, or land on the dialog that the
    // first opened. One whose first missed a button that errors of fields moved is the only one.
    const isSecond = event.detail > 1 && event.timeStamp - pressedAt.current < DOUBLE_CLICK_MS;
    // aria-disabled, not `disabled`, which would drop keyboard focus to the top of the page.
    if (busy || (isSecond && (busy !== undefined || rest.type === 'submit'))) return event.preventDefault();
    pressedAt.current = event.timeStamp;
    onClick?.(event);
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
          {/* Faded, not hidden, to keep the accessible name. */}
          <span className={cx('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
            {children}
          </span>
          {busy && <Spinner className="absolute" />}
        </span>
      )}
    </button>
  );
}
