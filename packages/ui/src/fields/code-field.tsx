import { OTPField } from '@base-ui/react/otp-field';
import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../text/cx.tsx';
import { controlLook } from './control-class.ts';
import { FieldError } from './field-frame.tsx';

export type CodeFieldProps = {
  label: ReactNode;
  length: number;
  error?: ReactNode;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** Number of incomplete submissions; each increase focuses the first empty box. */
  sentUnfinished?: number | undefined;
  /** Called on every edit; a deleted digit shortens the code. */
  onCodeChange: (code: string) => void;
};

/** A short code, one digit a box. To clear it, change its key. */
export function CodeField({
  label,
  length,
  error,
  disabled,
  autoFocus,
  sentUnfinished = 0,
  onCodeChange,
}: CodeFieldProps) {
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const [code, setCode] = useState('');
  const typed = useRef(0);
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  const describedBy = error ? errorId : undefined;

  useEffect(() => {
    if (autoFocus) boxes.current[0]?.focus();
  }, [autoFocus]);
  useEffect(() => {
    if (sentUnfinished > 0) boxes.current[typed.current]?.focus();
  }, [sentUnfinished]);

  function change(next: string) {
    typed.current = next.length;
    setCode(next);
    onCodeChange(next);
  }

  // A pasted code fills from the first box; the library would start at the focused one.
  function pasteWhole(event: ClipboardEvent<HTMLInputElement>) {
    const digits = event.clipboardData.getData('text').replace(/\D/g, '');
    if (digits.length < length || event.currentTarget === boxes.current[0]) return;
    event.preventDefault();
    change(digits.slice(0, length));
  }

  return (
    <OTPField.Root
      id={id}
      length={length}
      value={code}
      onValueChange={change}
      disabled={disabled}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="grid gap-1.5"
    >
      <p id={labelId} className="mb-0.5 font-semibold text-sm">
        {label}
      </p>
      {/* The library names the first box from a label only. */}
      <label htmlFor={id} className="sr-only">
        {boxName(0, length)}
      </label>
      <div className="flex gap-3">
        {Array.from({ length }, (_, at) => (
          <OTPField.Input
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change places
            key={at}
            ref={(box: HTMLInputElement | null) => {
              boxes.current[at] = box;
            }}
            aria-label={boxName(at, length)}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onPaste={pasteWhole}
            // Deleting the last digit keeps the focus there; the library would go back one box.
            onKeyDown={(event) => {
              if (event.key === 'Backspace' && at === code.length - 1) event.preventBaseUIHandler();
            }}
            className={cx(controlLook, 'size-14 text-center font-semibold text-xl')}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </OTPField.Root>
  );
}

function boxName(at: number, length: number): string {
  return `Digit ${at + 1} of ${length}`;
}
