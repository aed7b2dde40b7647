import { Combobox } from '@base-ui/react/combobox';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useLayer } from '../../layers/layers.tsx';
import { cx } from '../../text/cx.tsx';
import { Icon } from '../../text/icon.tsx';
import { controlClass } from '../control-class.ts';
import { findCountries, type PhoneCountry } from './phone-country.ts';
import { PhoneCountryMark, phoneCountryClass, phoneCountryLabel } from './phone-country-mark.tsx';

export type PhoneCountryPickerProps = {
  country: PhoneCountry;
  countries: readonly PhoneCountry[];
  hideDialCode: boolean;
  disabled: boolean;
  onChoose: (country: PhoneCountry) => void;
};

type ConfirmEvent = Parameters<NonNullable<ComponentProps<typeof Combobox.Input>['onKeyDown']>>[0];

/** Delay of the search after the last letter (CONTACT-4). */
const SEARCH_DEBOUNCE_MS = 250;

/** Country of a phone number: a button with a searchable list, open on mount. */
export function PhoneCountryPicker({
  country,
  countries,
  hideDialCode,
  disabled,
  onChoose,
}: PhoneCountryPickerProps) {
  // Rendered beside its button, not at the page's end, to stay inside the surrounding dialog or landmark.
  const place = useRef<HTMLSpanElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const found = [...findCountries(countries, typed === '' ? '' : search)];

  function confirm(event: ConfirmEvent) {
    const waiting = typed !== '' && typed !== search;
    if (event.key !== 'Enter' || (!waiting && found.length > 0)) return;
    // Enter in an empty list or during composition must not submit the surrounding form.
    event.preventDefault();
    event.preventBaseUIHandler();
    const [first] = waiting ? findCountries(countries, typed) : [];
    if (first === undefined) return;
    onChoose(first);
    setOpen(false);
    setTyped('');
    giveFocusBack();
  }

  useLayer(open, () => {
    setOpen(false);
    setTyped('');
    giveFocusBack();
  });

  // A surrounding dialog would take the focus when the search box is removed.
  function giveFocusBack() {
    trigger.current?.focus();
  }

  return (
    <Combobox.Root
      items={countries}
      filteredItems={found}
      value={country}
      onValueChange={(next) => {
        if (next !== null) onChoose(next);
      }}
      isItemEqualToValue={(one, other) => one.code === other.code}
      itemToStringLabel={({ name }) => name}
      inputValue={typed}
      onInputValueChange={setTyped}
      open={open}
      onOpenChange={(next, { reason }) => {
        setOpen(next);
        setTyped('');
        if (reason === 'escape-key' || reason === 'item-press') giveFocusBack();
      }}
      autoHighlight
      disabled={disabled}
    >
      <Combobox.Trigger
        ref={trigger}
        aria-label={phoneCountryLabel(country, hideDialCode)}
        className={phoneCountryClass}
      >
        <PhoneCountryMark country={country} hideDialCode={hideDialCode} />
      </Combobox.Trigger>
      <span ref={place} className="contents" />
      <Combobox.Portal container={place}>
        <Combobox.Positioner
          align="start"
          positionMethod="fixed"
          sideOffset={8}
          collisionPadding={12}
          className="z-menu outline-none"
        >
          <Combobox.Popup
            aria-label="Choose a country"
            className="flex max-h-[min(24rem,var(--available-height))] w-[min(24rem,calc(100vw-1.5rem))] origin-(--transform-origin) flex-col overflow-clip rounded-lg bg-kernel shadow-lg ring-1 ring-line transition-[scale,opacity] data-ending-style:scale-95 data-starting-style:scale-95 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <div className="relative border-line border-b p-2">
              <Icon
                name="search"
                className="pointer-events-none absolute inset-y-0 left-5.5 my-auto size-5 text-palm-soft"
              />
              <Combobox.Input
                aria-label="Search countries"
                placeholder="Name or dial code"
                onKeyDown={confirm}
                className={cx(controlClass, 'pl-11')}
              />
            </div>
            <Combobox.Empty>
              <p className="px-5 py-6 text-center text-palm-soft">No country found.</p>
            </Combobox.Empty>
            <Combobox.List
              aria-label="Countries"
              className="min-h-0 scroll-py-1.5 overflow-y-auto overscroll-contain p-1.5 data-empty:p-0"
            >
              {(item: PhoneCountry) => (
                <Combobox.Item
                  key={item.code}
                  value={item}
                  className="flex min-h-touch cursor-pointer items-center gap-3 rounded-sm px-3.5 py-1.5 outline-none data-highlighted:bg-leaf-tint data-selected:font-semibold"
                >
                  <span className="min-w-0 grow leading-tight">
                    {item.name}
                    {item.otherNames[0] !== undefined && (
                      <span
                        lang="ml"
                        className="block truncate font-normal text-palm-soft text-xs leading-normal"
                      >
                        {item.otherNames[0]}
                      </span>
                    )}
                  </span>
                  <span className="font-normal text-palm-soft tabular-nums">+{item.dialCode}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

function useDebounced(text: string, ms: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
