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
  /** The input of the number. */
  ref?: Ref<HTMLInputElement | null> | undefined;
  id?: string | undefined;
  name?: string | undefined;
  value: PhoneValue;
  onValueChange: (value: PhoneValue) => void;
  /** The countries to choose from; the first is shown while the chosen one is not among them. */
  countries: readonly [PhoneCountry, ...PhoneCountry[]];
  /** Somebody is about to use the field: time to fetch the countries. */
  onReach?: (() => void) | undefined;
  /** Leaves the dial code out of sight: for shops that deliver in one country. */
  hideDialCode?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shown and focusable, but not to be changed: while it is being sent. */
  readOnly?: boolean | undefined;
  autoComplete?: string | undefined;
  className?: string | undefined;
};

/** A phone number with its country: written in the country's way, at most 15 digits, a pasted `+…` chooses its country. */
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
  // A number that came with its dial code finds its country as soon as the countries are there.
  const shown = readPhoneText(value.number, chosen, countries);
  const country = countries.find(({ code }) => code === shown.country) ?? chosen;

  // React leaves the caret at the end of a text that was written anew; people who edit in its middle lose their place.
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
          {/* An open list leaves marks for the focus beside its button, which must not become cells of the grid. */}
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
  /** Somebody is about to choose. */
  onReach: (() => void) | undefined;
};

const loadPicker = () => import('./phone-country-picker.tsx');

/** The country of a phone number. The list behind it is large and seldom opened, so that it is fetched for the first press. */
function PhoneCountryButton({ onReach, ...picker }: PhoneCountryButtonProps) {
  const [Picker, setPicker] = useState<ComponentType<PhoneCountryPickerProps> | null>(null);
  if (Picker !== null) return <Picker {...picker} />;

  // If it can't be fetched, the next press tries again.
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
