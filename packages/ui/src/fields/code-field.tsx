import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../text/cx.tsx';
import { type CodeEdit, emptyCode, enterCode, eraseCode } from './code-entry.ts';
import { controlLook } from './control-class.ts';
import { FieldError } from './field-frame.tsx';

export type CodeFieldProps = {
  label: ReactNode;
  length: number;
  error?: ReactNode;
  disabled?: boolean | undefined;
  /** Opens on the first box. */
  autoFocus?: boolean | undefined;
  /** Hears of every edit, with the digits in their order; a box left empty makes the code shorter. */
  onCodeChange: (code: string) => void;
};

/** A short code, one digit a box. To empty it, give it a new key. */
export function CodeField({ label, length, error, disabled, autoFocus, onCodeChange }: CodeFieldProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [boxes, setBoxes] = useState(() => emptyCode(length));
  const errorId = `${id}-error`;

  useEffect(() => {
    if (autoFocus) boxOf(group.current, 0)?.focus();
  }, [autoFocus]);

  function apply({ boxes: after, next }: CodeEdit) {
    setBoxes(after);
    onCodeChange(after.join(''));
    focusBox(next);
  }

  function focusBox(at: number) {
    const box = boxOf(group.current, at);
    box?.focus();
    box?.select();
  }

  function press(event: KeyboardEvent, at: number) {
    if (event.key === 'Backspace') apply(eraseCode(boxes, at));
    else if (event.key === 'ArrowLeft') focusBox(Math.max(0, at - 1));
    else if (event.key === 'ArrowRight') focusBox(Math.min(length - 1, at + 1));
    else return;
    event.preventDefault();
  }

  function paste(event: ClipboardEvent, at: number) {
    event.preventDefault();
    apply(enterCode(boxes, at, event.clipboardData.getData('text')));
  }

  return (
    <fieldset
      ref={group}
      disabled={disabled}
      className="grid gap-1.5"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-2 font-semibold text-sm">{label}</legend>
      <div className="flex gap-3">
        {boxes.map((box, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change places
            key={at}
            aria-label={`Digit ${at + 1} of ${length}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            value={box}
            onChange={(event) => apply(enterCode(boxes, at, event.target.value))}
            onKeyDown={(event) => press(event, at)}
            onPaste={(event) => paste(event, at)}
            onFocus={(event) => event.target.select()}
            className={cx(controlLook, 'size-14 text-center font-semibold text-xl')}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

function boxOf(group: HTMLElement | null, at: number): HTMLInputElement | undefined {
  return group?.querySelectorAll('input')[at];
}
