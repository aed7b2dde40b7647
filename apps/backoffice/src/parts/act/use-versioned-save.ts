import { ApiError } from '@ilaneer/client/api-errors';
import { useCallback, useRef, useState } from 'react';
import { compareVersions, type Merge, mergeVersions, type Values } from './merge-versions.ts';

type Versioned = { readonly version: number };

export type Conflict = Merge & {
  readonly busy: boolean;
  /** Ours, except these fields. */
  readonly saveWith: (fromThem: readonly string[]) => void;
  /** Drops our values and goes on with theirs. */
  readonly takeTheirs: () => void;
  readonly cancel: () => void;
};

type SaveOptions<View extends Versioned, V extends Values> = {
  readonly valuesOf: (view: View) => V;
  readonly save: (values: V, version: number) => Promise<View>;
  readonly onSaved: (view: View, how: 'saved' | 'taken') => void;
};

type VersionedSave<View, V> = {
  /** On a conflict opens the dialog; true when saved or taken over. Throws other refusals. */
  readonly submit: (values: V, base: View) => Promise<boolean>;
  readonly conflict: Conflict | null;
};

/** AUDIT-4. */
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
            // Another conflict: ask again.
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

export function staleView<View>(error: unknown): View | null {
  if (!(error instanceof ApiError) || error.reply?.code !== 'VERSION_STALE') return null;
  const data = error.reply.data;
  if (typeof data !== 'object' || data === null || !('current' in data)) return null;
  return data.current as View;
}
