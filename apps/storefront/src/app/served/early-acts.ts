/** What a visitor did to the drawn page before the app was there, as the script in the page's head noted it. */
export type EarlyActs = { readonly clicked: HTMLElement[]; readonly typed: Set<TypedField> };
type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Undefined once the app listens itself. */
    earlyActs?: EarlyActs | undefined;
  }
}

/**
 * Takes over from the script in the head, just before the app begins to listen: fields are put back to what the server
 * drew, which is what React expects to find. Returns what does everything again, for when the app listens.
 */
export function holdEarlyActs(): () => Promise<void> {
  const { clicked = [], typed = [] } = window.earlyActs ?? {};
  const held = [...typed].map((field) => ({ field, value: field.value }));
  for (const { field } of held) writeValue(field, drawnValueOf(field));
  return async () => {
    window.earlyActs = undefined;
    for (const { field, value } of held) {
      if (!field.isConnected) continue;
      writeValue(field, value);
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
    }
    for (const element of clicked) {
      if (element.isConnected) element.click();
      // Each finds what the one before it has changed.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}

function drawnValueOf(field: TypedField): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return (
    [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.options[0]?.value ?? ''
  );
}

/** Past what React puts on a field to tell its own changes from the visitor's. */
function writeValue(field: TypedField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
