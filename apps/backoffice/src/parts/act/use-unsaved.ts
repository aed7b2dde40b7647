import { createStore } from '@ilaneer/client/store';
import { useEffect, useId } from 'react';

type Unsaved = { readonly id: string; readonly what: string };

const store = createStore<readonly Unsaved[]>([]);

/** What of the open page nobody has saved, by its name; null when there is nothing. */
export function unsavedNow(): string | null {
  return store.read()[0]?.what ?? null;
}

/**
 * Has the app ask before a page is left whose changes nobody has saved: by a link, a key, the palette, the browser's Back, or
 * with the browser itself. `what`: 'this product'.
 */
export function useUnsaved(isUnsaved: boolean, what: string): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    store.set([...store.read(), { id, what }]);
    return () => {
      window.removeEventListener('beforeunload', warn);
      store.set(store.read().filter((other) => other.id !== id));
    };
  }, [id, isUnsaved, what]);
}
