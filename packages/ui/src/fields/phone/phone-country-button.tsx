import { type ComponentType, useState } from 'react';
import { PhoneCountryMark, phoneCountryClass, phoneCountryLabel } from './phone-country-mark.tsx';
import type { PhoneCountryPickerProps } from './phone-country-picker.tsx';

type PhoneCountryButtonProps = PhoneCountryPickerProps & {
  /** Somebody is about to choose. */
  onReach: (() => void) | undefined;
};

const loadPicker = () => import('./phone-country-picker.tsx');

/** The country of a phone number. The list behind it is large and seldom opened, so that it is fetched for the first press. */
export function PhoneCountryButton({ onReach, ...picker }: PhoneCountryButtonProps) {
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
