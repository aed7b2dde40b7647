import { createStore } from '@ilaneer/client/store';
import { useCallback, useEffect, useId } from 'react';
import { useConfirm } from './confirm.tsx';

type Unsaved = { readonly id: string; readonly what: string };

const store = createStore<readonly Unsaved[]>([]);

export function unsavedNow(): string | null {
  return store.read()[0]?.what ?? null;
}

export function clearUnsaved(): void {
  store.set([]);
}

/** `what`: 'this product'. The returned function lifts the guard after saving. */
export function useUnsaved(isUnsaved: boolean, what: string): () => void {
  const id = useId();
  const forget = useCallback(() => store.set(store.read().filter((other) => other.id !== id)), [id]);
  useUnloadWarning(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    store.set([...store.read(), { id, what }]);
    return forget;
  }, [id, isUnsaved, what, forget]);
  return forget;
}

export function useUnloadWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}

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
