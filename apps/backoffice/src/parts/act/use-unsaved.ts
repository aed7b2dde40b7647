import { createStore } from '@ilaneer/client/store';
import { useCallback, useEffect, useId } from 'react';
import { useConfirm } from './confirm.tsx';

type Unsaved = { readonly id: string; readonly what: string };

const store = createStore<readonly Unsaved[]>([]);

/** What of the open page nobody has saved, by its name; null when there is nothing. */
export function unsavedNow(): string | null {
  return store.read()[0]?.what ?? null;
}

/** Whoever has signed out has answered for all of it. */
export function forgetUnsaved(): void {
  store.set([]);
}

/**
 * Has the app ask before a page is left whose changes nobody has saved: by a link, a key, the palette, the browser's Back,
 * signing out, or with the browser itself. `what`: 'this product'. What it returns is called before a page leads on by
 * itself because its form is saved.
 */
export function useUnsaved(isUnsaved: boolean, what: string): () => void {
  const id = useId();
  const forget = useCallback(() => store.set(store.read().filter((other) => other.id !== id)), [id]);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    store.set([...store.read(), { id, what }]);
    return () => {
      window.removeEventListener('beforeunload', warn);
      forget();
    };
  }, [id, isUnsaved, what, forget]);
  return forget;
}

/** Asks whether to leave what nobody has saved. Resolves with true at once where there is nothing. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const confirm = useConfirm();
  return async () => {
    const what = unsavedNow();
    if (what === null) return true;
    return confirm({
      title: 'Leave without saving?',
      text: `Your changes to ${what} are not saved and would be lost.`,
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
      danger: true,
    });
  };
}
