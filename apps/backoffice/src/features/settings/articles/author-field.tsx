import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { ArticleForm, AuthorForm, StaffAuthorView } from '@ilaneer/contract/staff/content/articles';
import { authorProblems } from '@ilaneer/domain/content/content-problems';
import { typedText } from '@ilaneer/domain/text/typed-text';
import { Button } from '@ilaneer/ui/buttons/button';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useController, useForm } from 'react-hook-form';
import { ConflictDialog } from '../../../parts/act/conflict-dialog.tsx';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { useUndo } from '../../../parts/act/undo.ts';
import { useVersionedSave } from '../../../parts/act/use-versioned-save.ts';
import { Area, Line, useProblem } from '../../../parts/form/fields.tsx';
import { PictureField } from '../../../parts/form/picture-field.tsx';
import { AUTHORS_KEY, addAuthor, saveAuthor, useAuthors } from './article-calls.ts';

const LABELS = { name: 'Name', about: 'About the author', picture: 'Picture' };
const NEW: StaffAuthorView = { id: '', name: '', about: '', picture: '', version: 0 };

export function AuthorField({ label }: { label: string }) {
  const { field } = useController<ArticleForm, 'authorId'>({ name: 'authorId' });
  const { data: authors = [] } = useAuthors();
  const [open, setOpen] = useState<StaffAuthorView | null>(null);
  const problem = useProblem('authorId');
  const author = authors.find(({ id }) => id === field.value);
  return (
    <div className="grid content-start gap-2">
      <SelectField label={label} error={problem} {...field}>
        <option value="">Choose an author</option>
        {authors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setOpen(NEW)}>
          Add an author
        </Button>
        {author !== undefined && (
          <Button variant="quiet" size="sm" onClick={() => setOpen(author)}>
            Change {author.name}
          </Button>
        )}
      </div>
      {open !== null && (
        <AuthorDialog author={open} onClose={() => setOpen(null)} onAdded={({ id }) => field.onChange(id)} />
      )}
    </div>
  );
}

type AuthorDialogProps = {
  author: StaffAuthorView;
  onClose: () => void;
  onAdded: (author: StaffAuthorView) => void;
};

function AuthorDialog({ author: base, onClose, onAdded }: AuthorDialogProps) {
  const queries = useQueryClient();
  const undo = useUndo();
  const form = useForm<AuthorForm>({ defaultValues: formOf(base), resolver: resolveBy(problemsOf) });
  const isNew = base.version === 0;
  const refresh = () => queries.invalidateQueries({ queryKey: AUTHORS_KEY });
  const { submit, conflict } = useVersionedSave<StaffAuthorView, AuthorForm>({
    valuesOf: formOf,
    save: (values, version) => saveAuthor({ id: base.id, version }, values),
    onSaved: (saved) =>
      undo('Author changed', async () => {
        await saveAuthor(saved, formOf(base));
        await refresh();
      }),
  });
  const save = useMutation({
    mutationFn: async (values: AuthorForm) => {
      if (!isNew) return submit(values, base);
      const made = await addAuthor(values);
      await refresh();
      onAdded(made);
      return true;
    },
    onSuccess: async (isDone) => {
      await refresh();
      if (isDone) onClose();
    },
    onError: (error) => showRefusal(form, ['name', 'about', 'picture'], error),
  });
  const isUnplaced = save.isError && Object.keys(form.formState.errors).length === 0;
  return (
    <FormProvider {...form}>
      <FormDialog
        onClose={onClose}
        title={isNew ? 'New author' : base.name}
        description={isNew ? 'Shown below their articles.' : 'Changed in all of their articles.'}
        onSubmit={form.handleSubmit((values) => save.mutate(values))}
        busy={save.isPending}
        submitLabel="Save"
        leaveLabel="Cancel"
        error={isUnplaced && save.error.message}
      >
        <Line name="name" label={LABELS.name} required />
        <Area name="about" label={LABELS.about} rows={3} required />
        <PictureField name="picture" label={LABELS.picture} />
      </FormDialog>
      <ConflictDialog conflict={conflict} thing="this author" labels={LABELS} />
    </FormProvider>
  );
}

function formOf({ name, about, picture }: StaffAuthorView): AuthorForm {
  return { name, about, picture };
}

function problemsOf({ name, about, picture }: AuthorForm) {
  return authorProblems({ name: typedText(name), about: typedText(about), picture });
}
