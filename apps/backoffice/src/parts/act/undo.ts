import { createStore } from '@ilaneer/client/store';
import { useToast } from '@ilaneer/ui/layers/toast';
import { createElement, useCallback } from 'react';
import { refusalText } from '../words/refusal-text.ts';
import { UndoButton } from './undo-button.tsx';

const UNDO_MS = 10_000;

type Undoable = { readonly undo: () => void };

const store = createStore<readonly Undoable[]>([]);

/** `z` and Ctrl+Z. */
export function undoLast(): void {
  store.read().at(-1)?.undo();
}

export function useCanUndo(): boolean {
  return store.use().length > 0;
}

/** For ten seconds: `undo` makes the inverse call with the current version. Else useConfirm. */
export function useUndo(): (did: string, undo: () => Promise<unknown>) => void {
  const { show } = useToast();
  return useCallback(
    (did, undo) => {
      const entry: Undoable = {
        undo: () => {
          dismiss();
          void takeBack();
        },
      };
      const takeBack = async () => {
        try {
          await undo();
          show({ text: `Undone: ${lowerFirst(did)}`, tone: 'info', polite: true });
        } catch (error) {
          show({ text: `Could not be undone. ${refusalText(error)}`, tone: 'error' });
        }
      };
      const dismiss = show({
        text: did,
        tone: 'success',
        polite: true,
        lastsMs: UNDO_MS,
        action: ({ paused }) =>
          createElement(UndoButton, {
            lastsMs: UNDO_MS,
            paused,
            onPress: entry.undo,
            onGone: () => store.set(store.read().filter((other) => other !== entry)),
          }),
      });
      store.set([...store.read(), entry]);
    },
    [show],
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
