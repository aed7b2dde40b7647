import { type ReactNode, useId } from 'react';
import { cx } from '../text/cx.tsx';
import { Icon } from '../text/icon.tsx';

export type FieldWords = {
  label: ReactNode;
  /** Label for screen readers only: for search boxes that are clear from their place. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
};

export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldFrameProps = FieldWords & {
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

export function FieldFrame({
  id,
  label,
  hideLabel,
  hint,
  error,
  required,
  className,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label
        htmlFor={controlId}
        className={hideLabel ? 'sr-only' : 'justify-self-start font-semibold text-sm'}
      >
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id: controlId,
        'aria-describedby': cx(error ? errorId : null, hint ? hintId : null) || undefined,
        'aria-invalid': error ? true : undefined,
        // Not the native attribute: the browser's bubble would hide the shop's own text.
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-palm-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-hibiscus">
      {' *'}
    </span>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-hibiscus-dark text-sm">
      <Icon name="alert" className="mt-px size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
