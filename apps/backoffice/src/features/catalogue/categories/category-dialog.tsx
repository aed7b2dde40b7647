import type { CategoryEditView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AskingDialog } from '../../../parts/act/asking-dialog.tsx';
import { ConflictDialog } from '../../../parts/act/conflict-dialog.tsx';
import { useUndo } from '../../../parts/act/undo.ts';
import { useVersionedSave } from '../../../parts/act/use-versioned-save.ts';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { addCategory, type CategoryForm, removeCategory, saveCategory } from '../catalogue-calls.ts';
import { HsnCodes } from '../goods-tax.tsx';
import type { useCategories } from '../use-categories.ts';

const LABELS = {
  name: 'Name',
  description: 'Description',
  hsnCode: 'HSN code',
  parentId: 'Parent category',
  position: 'Position',
  active: 'Shown in the shop',
};

type CategoryDialogProps = {
  category: CategoryEditView | null;
  tree: ReturnType<typeof useCategories>['tree'];
  onClose: () => void;
};

export function CategoryDialog({ category, tree, onClose }: CategoryDialogProps) {
  const id = useId();
  const undo = useUndo();
  const queries = useQueryClient();
  const [base] = useState(category);
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<CategoryForm>({
    defaultValues:
      base === null
        ? { name: '', description: '', hsnCode: '', parentId: null, position: 1, active: true }
        : valuesOf(base),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: ['category'] });
  const { submit, conflict } = useVersionedSave<CategoryEditView, CategoryForm>({
    valuesOf,
    save: (values, version) => saveCategory({ id: base?.id ?? '', version }, values),
    onSaved: (saved) => {
      if (base === null) return;
      undo('Category changed', async () => {
        await saveCategory(saved, valuesOf(base));
        await refresh();
      });
    },
  });
  const save = useMutation({
    mutationFn: async (values: CategoryForm) => {
      if (base !== null) return submit(values, base);
      const made = await addCategory(values);
      undo('Category created', async () => {
        await removeCategory(made);
        await refresh();
      });
      return true;
    },
    onSuccess: async (done) => {
      await refresh();
      if (done) onClose();
    },
  });
  return (
    <>
      <AskingDialog
        onClose={onClose}
        locked={save.isPending}
        title={base === null ? 'New category' : base.name}
        footer={(leave) => (
          <>
            <Button variant="quiet" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" form={id} busy={save.isPending}>
              Save
            </Button>
          </>
        )}
      >
        {base !== null && <ChangedNotice kind="category" id={base.id} />}
        <form
          id={id}
          className="grid gap-4 sm:grid-cols-2"
          onSubmit={handleSubmit((values) => save.mutate({ ...values, parentId: values.parentId || null }))}
        >
          <TextField label={LABELS.name} required {...register('name', { required: true })} />
          <TextField
            label={LABELS.hsnCode}
            required
            inputMode="numeric"
            hint="Choose a code from the list or enter one. New products start with it."
            list={`${id}-hsn`}
            autoComplete="off"
            {...register('hsnCode', { required: true })}
          />
          <HsnCodes id={`${id}-hsn`} />
          <SelectField label={LABELS.parentId} {...register('parentId')}>
            <option value="">None (top level)</option>
            {tree
              .filter(({ category: { id: other } }) => other !== base?.id)
              .map(({ category: { id: other, name } }) => (
                <option key={other} value={other}>
                  {name}
                </option>
              ))}
          </SelectField>
          <TextField
            label={LABELS.position}
            inputMode="numeric"
            hint="1 comes first"
            error={errors.position?.message}
            {...register('position', {
              setValueAs: (typed: unknown) => readTypedNumber(String(typed)),
              validate: (position) =>
                (Number.isInteger(position) && position >= 0) || 'Enter a whole number; 1 comes first',
            })}
          />
          <TextAreaField
            label={LABELS.description}
            className="sm:col-span-2"
            rows={2}
            {...register('description')}
          />
          <CheckboxField label={LABELS.active} {...register('active')} />
          {save.isError && (
            <Notice tone="error" className="sm:col-span-2">
              {refusalText(save.error)}
            </Notice>
          )}
        </form>
        {base !== null && (
          <div className="mt-5">
            <HistoryPanel kind="category" id={base.id} />
          </div>
        )}
      </AskingDialog>
      <ConflictDialog conflict={conflict} thing="this category" labels={LABELS} />
    </>
  );
}

function valuesOf({
  name,
  description,
  hsnCode,
  parentId,
  position,
  active,
}: CategoryEditView): CategoryForm {
  return { name, description, hsnCode, parentId, position, active };
}
