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
  /** Opens on the first box. */
  autoFocus?: boolean | undefined;
  /** Leads to the first empty box each time that it grows: how often an unfinished code was sent. */
  sentUnfinished?: number | undefined;
  /** Hears of every edit; a digit taken back makes the code shorter. */
  onCodeChange: (code: string) => void;
};

/** A short code, one digit a box. To empty it, give it a new key. */
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

  // A whole code goes into the boxes from the first one, wherever it is pasted; the library would start here.
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
      {/* The library takes the first box's name from a label only. */}
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
            // The last digit taken back leaves the focus where the next one belongs; the library would go a box back.
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
