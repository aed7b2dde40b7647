import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { SynonymForm, SynonymView } from '@ilaneer/contract/staff/content/search-words';
import { synonymsOf, termsOf } from '@ilaneer/domain/search/synonyms';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { ConflictDialog } from '../../../parts/act/conflict-dialog.tsx';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { useUndo } from '../../../parts/act/undo.ts';
import { useVersionedSave } from '../../../parts/act/use-versioned-save.ts';
import { addSynonyms, removeSynonym, SYNONYMS_KEY, saveSynonym } from './search-word-calls.ts';

const LABELS = { term: 'What people type', meaning: 'What it means' };

type SynonymDialogProps = {
  /** Version 0: new. */
  synonym: SynonymView;
  meanings: readonly string[];
  onClose: () => void;
};

export function SynonymDialog({ synonym: base, meanings, onClose }: SynonymDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const undo = useUndo();
  const form = useForm<SynonymForm>({ defaultValues: formOf(base), resolver: resolveBy(problemsOf) });
  const { errors } = form.formState;
  const isNew = base.version === 0;
  const refresh = () => queries.invalidateQueries({ queryKey: SYNONYMS_KEY });
  const undone = (did: string, back: () => Promise<unknown>) =>
    undo(did, async () => {
      await back();
      await refresh();
    });
  const { submit, conflict } = useVersionedSave<SynonymView, SynonymForm>({
    valuesOf: formOf,
    save: (values, version) => saveSynonym({ id: base.id, version }, values),
    onSaved: (saved) => undone('Synonym changed', () => saveSynonym(saved, formOf(base))),
  });
  const save = useMutation({
    mutationFn: async (values: SynonymForm) => {
      if (!isNew) return submit(values, base);
      const made = await addSynonyms(values);
      undone(made.length === 1 ? 'Synonym added' : `${made.length} synonyms added`, async () => {
        for (const synonym of made) await removeSynonym(synonym);
      });
      return true;
    },
    onSuccess: async (isDone) => {
      await refresh();
      if (isDone) onClose();
    },
    onError: (error) => showRefusal(form, ['term', 'meaning'], error),
  });
  const isUnplaced = save.isError && Object.keys(errors).length === 0;
  return (
    <>
      <FormDialog
        onClose={onClose}
        size="sm"
        title={isNew ? 'New synonym' : base.term}
        description="The search finds the goods of the second for the words of the first, at once."
        onSubmit={form.handleSubmit((values) => save.mutate(values))}
        busy={save.isPending}
        submitLabel="Save"
        leaveLabel="Cancel"
        error={isUnplaced && save.error.message}
      >
        <TextField
          label={LABELS.term}
          required
          autoComplete="off"
          hint={isNew && 'Several words with commas: kaapi, kapi'}
          error={errors.term?.message}
          {...form.register('term')}
        />
        <TextField
          label={LABELS.meaning}
          required
          autoComplete="off"
          hint="Words of a product’s name, category or options"
          list={`${id}-meanings`}
          error={errors.meaning?.message}
          {...form.register('meaning')}
        />
        <datalist id={`${id}-meanings`}>
          {meanings.map((meaning) => (
            <option key={meaning} value={meaning} />
          ))}
        </datalist>
      </FormDialog>
      <ConflictDialog conflict={conflict} thing="this synonym" labels={LABELS} />
    </>
  );
}

function formOf({ term, meaning }: SynonymView): SynonymForm {
  return { term, meaning };
}

function problemsOf({ term, meaning }: SynonymForm) {
  const read = synonymsOf(meaning, termsOf(term));
  return read.ok
    ? []
    : read.error.map(({ field, message }) => ({
        field: field.startsWith('terms') ? 'term' : field,
        message,
      }));
}
