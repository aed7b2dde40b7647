import {
  type ChangeEvent,
  type ComponentType,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { controlClass } from '../control-class.ts';
import { FieldFrame, type FieldWords } from '../field-frame.tsx';
import type { PhoneCountry, PhoneValue } from './phone-country.ts';
import { PhoneCountryMark, phoneCountryClass, phoneCountryLabel } from './phone-country-mark.tsx';
import type { PhoneCountryPickerProps } from './phone-country-picker.tsx';
import { caretAfter, phoneDigits, readPhoneText, withoutDigitBefore } from './phone-text.ts';

export { type PhoneCountry, type PhoneValue, readPhoneText };

export type PhoneFieldProps = FieldWords & {
  /** The number's input. */
  ref?: Ref<HTMLInputElement | null> | undefined;
  id?: string | undefined;
  name?: string | undefined;
  value: PhoneValue;
  onValueChange: (value: PhoneValue) => void;
  /** The first is shown while the chosen one is not in the list. */
  countries: readonly [PhoneCountry, ...PhoneCountry[]];
  /** The field is about to be used: time to fetch the countries. */
  onReach?: (() => void) | undefined;
  /** Hides the dial code, for shops that deliver in one country. */
  hideDialCode?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Visible and focusable, but not editable: while sending. */
  readOnly?: boolean | undefined;
  autoComplete?: string | undefined;
  className?: string | undefined;
};

/** Grouped as the country does, at most 15 digits; a pasted `+…` selects the country. */
export function PhoneField({
  ref,
  id,
  label,
  hideLabel,
  hint,
  error,
  required,
  className,
  value,
  onValueChange,
  countries,
  onReach,
  hideDialCode = false,
  ...input
}: PhoneFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current);
  const caretDigits = useRef<number | null>(null);
  const chosen = countries.find(({ code }) => code === value.country) ?? countries[0];
  // A number with a dial code gets its country once the countries are loaded.
  const shown = readPhoneText(value.number, chosen, countries);
  const country = countries.find(({ code }) => code === shown.country) ?? chosen;

  // React moves the caret to the end of a reformatted value, which breaks edits in the middle.
  useLayoutEffect(() => {
    if (caretDigits.current === null || box.current === null) return;
    const caret = caretAfter(shown.number, caretDigits.current);
    caretDigits.current = null;
    box.current.setSelectionRange(caret, caret);
  }, [shown.number]);

  function type({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const text = currentTarget.value;
    const caret = currentTarget.selectionStart ?? text.length;
    const before = phoneDigits(text.slice(0, caret)).length;
    const erased = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentBackward';
    const metBlank =
      erased && text.length < shown.number.length && phoneDigits(text) === phoneDigits(shown.number);
    caretDigits.current = caret === text.length ? null : Math.max(0, metBlank ? before - 1 : before);
    onValueChange(
      metBlank && !text.startsWith('+')
        ? withoutDigitBefore(text, before, country)
        : readPhoneText(text, country, countries),
    );
  }

  return (
    <FieldFrame {...{ id, label, hideLabel, hint, error, required, className }}>
      {(wiring) => (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
          {/* An open list adds focus guards beside its button, which must not become grid cells. */}
          <div>
            <PhoneCountryButton
              onReach={onReach}
              country={country}
              countries={countries}
              hideDialCode={hideDialCode}
              disabled={input.disabled === true || input.readOnly === true}
              onChoose={(next) => onValueChange(readPhoneText(phoneDigits(shown.number), next, countries))}
            />
          </div>
          <input
            {...input}
            {...wiring}
            ref={box}
            type="tel"
            inputMode="tel"
            value={shown.number}
            onChange={type}
            onFocus={onReach}
            className={controlClass}
          />
        </div>
      )}
    </FieldFrame>
  );
}

type PhoneCountryButtonProps = PhoneCountryPickerProps & {
  onReach: (() => void) | undefined;
};

const loadPicker = () => import('./phone-country-picker.tsx');

/** The country of a phone number. Its large list is fetched on the first press. */
function PhoneCountryButton({ onReach, ...picker }: PhoneCountryButtonProps) {
  const [Picker, setPicker] = useState<ComponentType<PhoneCountryPickerProps> | null>(null);
  if (Picker !== null) return <Picker {...picker} />;

  // A failed fetch is retried on the next press.
  const prepare = () => {
    onReach?.();
    return loadPicker().catch(() => null);
  };
  async function open() {
    const module = await prepare();
    if (module !== null) setPicker(() => module.PhoneCountryPicker);
  }
  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-label={phoneCountryLabel(picker.country, picker.hideDialCode)}
      disabled={picker.disabled}
      onPointerEnter={() => void prepare()}
      onFocus={() => void prepare()}
      onClick={() => void open()}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') void open();
      }}
      className={phoneCountryClass}
    >
      <PhoneCountryMark country={picker.country} hideDialCode={picker.hideDialCode} />
    </button>
  );
}
