import { ApiError } from '@ilaneer/client/api-errors';
import { useCallback, useRef, useState } from 'react';
import { type Merge, type Merging, mergingByField, type Values } from './merge-versions.ts';

type Versioned = { readonly version: number };

export type Conflict = Merge & {
  readonly busy: boolean;
  readonly saveWith: (fromThem: readonly string[]) => void;
  /** Drops our values and goes on with theirs. */
  readonly takeTheirs: () => void;
  readonly cancel: () => void;
};

type Changed<View> = {
  /** Theirs where both were merged. */
  readonly before: View;
  /** Of a merge without a question: the person does not know of it. */
  readonly unasked: Merge | null;
};

type Merged = { readonly merge: Merge; readonly isAsked: boolean };

type SaveOptions<View extends Versioned, V extends Values> = {
  readonly valuesOf: (view: View) => V;
  readonly save: (values: V, version: number) => Promise<View>;
  readonly onSaved: (view: View, how: 'saved' | 'taken', changed: Changed<View>) => void;
  /** Default: by field. */
  readonly merging?: Merging<V>;
  /** True: where nothing clashes, both are saved without a question. */
  readonly isMergedUnasked?: () => boolean;
  /** The merged values were refused; they are changes of `theirs`. */
  readonly onMergeRefused?: (values: V, theirs: View) => void;
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

  const attempt = useCallback(async (values: V, base: View, merged: Merged | null): Promise<boolean> => {
    const { save, valuesOf, onSaved, merging = mergingByField<V>() } = latest.current;
    try {
      const unasked = merged === null || merged.isAsked ? null : merged.merge;
      onSaved(await save(values, base.version), 'saved', { before: base, unasked });
      return true;
    } catch (error) {
      const theirs = staleView<View>(error);
      if (theirs === null) {
        if (merged !== null) latest.current.onMergeRefused?.(values, base);
        throw error;
      }
      const versions = [valuesOf(base), values, valuesOf(theirs)] as const;
      const merge = merging.compare(...versions);
      // Another conflict: ask again.
      const saveBoth = (fromThem: readonly string[], isAsked: boolean) =>
        attempt(merging.merge(...versions, [...merge.taken, ...fromThem]), theirs, { merge, isAsked });
      const isUnasked = latest.current.isMergedUnasked?.() === true && theirs.version !== base.version;
      if (merge.clashes.length === 0 && isUnasked) return saveBoth([], false);
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
            saveBoth(fromThem, true).then(close, (failure: unknown) => {
              setConflict(null);
              reject(failure);
            });
          },
          takeTheirs: () => {
            onSaved(theirs, 'taken', { before: base, unasked: null });
            close(true);
          },
          cancel: () => close(false),
        };
        setConflict(shown);
      });
    }
  }, []);
  const submit = useCallback((values: V, base: View) => attempt(values, base, null), [attempt]);

  return { submit, conflict };
}

export function staleView<View>(error: unknown): View | null {
  if (!(error instanceof ApiError) || error.reply?.code !== 'VERSION_STALE') return null;
  const data = error.reply.data;
  if (typeof data !== 'object' || data === null || !('current' in data)) return null;
  return data.current as View;
}
