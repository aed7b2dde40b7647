import { ApiError } from '@ilaneer/client/api-errors';
import { useCallback, useRef, useState } from 'react';
import { compareVersions, type Merge, mergeVersions, type Values } from './merge-versions.ts';

type Versioned = { readonly version: number };

/** What the conflict dialog shows and does; null while there is no conflict. */
export type Conflict = Merge & {
  readonly busy: boolean;
  /** Saves again: our values, but theirs in these fields. */
  readonly saveWith: (fromThem: readonly string[]) => void;
  /** Drops our values and goes on with theirs. */
  readonly takeTheirs: () => void;
  readonly cancel: () => void;
};

type SaveOptions<View extends Versioned, V extends Values> = {
  /** The fields that this form changes. */
  readonly valuesOf: (view: View) => V;
  /** Makes the call with `If-Match` of this version; replies with the thing as it is then. */
  readonly save: (values: V, version: number) => Promise<View>;
  /** Saved, or taken over from somebody else: the thing as it is now. */
  readonly onSaved: (view: View, how: 'saved' | 'taken') => void;
};

type VersionedSave<View, V> = {
  /**
   * Saves `values`, which began from `base`. When somebody was faster, the conflict dialog opens and the promise waits
   * for what comes of it: true when the thing is saved or taken over. Throws other refusals.
   */
  readonly submit: (values: V, base: View) => Promise<boolean>;
  readonly conflict: Conflict | null;
};

/** Saves what somebody else may have changed meanwhile, without losing either's work (AUDIT-4). */
export function useVersionedSave<View extends Versioned, V extends Values>(
  options: SaveOptions<View, V>,
): VersionedSave<View, V> {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const latest = useRef(options);
  latest.current = options;

  const submit = useCallback(async (values: V, base: View): Promise<boolean> => {
    const { save, valuesOf, onSaved } = latest.current;
    try {
      onSaved(await save(values, base.version), 'saved');
      return true;
    } catch (error) {
      const theirs = staleView<View>(error);
      if (theirs === null) throw error;
      const merge = compareVersions(valuesOf(base), values, valuesOf(theirs));
      return new Promise<boolean>((resolve, reject) => {
        const close = (done: boolean) => {
          setConflict(null);
          resolve(done);
        };
        const shown: Conflict = {
          ...merge,
          busy: false,
          saveWith: (fromThem) => {
            setConflict({ ...shown, busy: true });
            const merged = mergeVersions(values, valuesOf(theirs), [...merge.taken, ...fromThem]);
            // Somebody may have been faster once more: then the question is asked anew.
            submit(merged, theirs).then(close, (failure: unknown) => {
              setConflict(null);
              reject(failure);
            });
          },
          takeTheirs: () => {
            onSaved(theirs, 'taken');
            close(true);
          },
          cancel: () => close(false),
        };
        setConflict(shown);
      });
    }
  }, []);

  return { submit, conflict };
}

/** What is there now, if that is why a change was refused: the contract's promise for VERSION_STALE. */
export function staleView<View>(error: unknown): View | null {
  if (!(error instanceof ApiError) || error.reply?.code !== 'VERSION_STALE') return null;
  const data = error.reply.data;
  if (typeof data !== 'object' || data === null || !('current' in data)) return null;
  return data.current as View;
}
