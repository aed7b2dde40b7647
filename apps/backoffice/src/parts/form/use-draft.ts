import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Draft, readDraft, removeDraft, writeDraft } from './draft.ts';

export function useDraft<Form extends FieldValues>(
  name: string,
  form: UseFormReturn<Form>,
  base: Draft<Form>,
): { readonly isFound: boolean; readonly drop: () => void } {
  const [found, setFound] = useState(() => readDraft(name, base.version, base.values));
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores the stored draft once
  useEffect(() => {
    if (found !== null) form.reset(found, { keepDefaultValues: true });
  }, []);
  const { version } = base;
  useEffect(() => {
    // The version moved under the entries.
    if (form.formState.isDirty) writeDraft(name, { version, values: form.getValues() });
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty === true) writeDraft(name, { version, values });
      },
    });
  }, [form, name, version]);
  const drop = () => {
    removeDraft(name);
    setFound(null);
  };
  return { isFound: found !== null, drop };
}
