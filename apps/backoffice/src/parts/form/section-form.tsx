import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { cx } from '@ilaneer/ui/text/cx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { ConflictDialog } from '../act/conflict-dialog.tsx';
import { useUndo } from '../act/undo.ts';
import { useVersionedSave } from '../act/use-versioned-save.ts';
import { useShortcuts } from '../keys/shortcuts.ts';
import { useDraft } from './use-draft.ts';

/** 0: unsaved. */
type Versioned = { readonly version: number };

export type SectionFormProps<View extends Versioned, Form extends FieldValues> = {
  name: string;
  section: View;
  formOf: (view: View) => Form;
  problems: (form: Form) => readonly FieldProblem[];
  save: (form: Form, version: number) => Promise<View>;
  onSaved: (section: View) => void;
  /** Of refusals; default: those with a label. */
  fields?: readonly FieldPath<Form>[];
  labels: Readonly<Record<string, string>>;
  show?: (field: string, value: unknown) => string;
  thing: string;
  did: string;
  submitLabel?: string;
  onDone?: () => void;
  also?: ReactNode;
  preview?: ReactNode;
  /** As wide as the page: two columns. */
  wide?: boolean;
  children: ReactNode;
};

/** With conflict handling and a stored draft. */
export function SectionForm<View extends Versioned, Form extends FieldValues>({
  section,
  formOf,
  onSaved,
  onDone,
  fields,
  ...props
}: SectionFormProps<View, Form>) {
  const undo = useUndo();
  const [base, setBase] = useState(section);
  const form = useForm<Form>({
    defaultValues: formOf(section) as DefaultValues<Form>,
    resolver: resolveBy(props.problems),
  });
  const { isDirty } = form.formState;
  const draft = useDraft(props.name, form, { version: base.version, values: formOf(base) });

  const take = (view: View) => {
    setBase(view);
    draft.drop();
    form.reset(formOf(view));
    onSaved(view);
  };
  const { submit, conflict } = useVersionedSave<View, Form>({
    valuesOf: formOf,
    save: props.save,
    onSaved: (view, how) => {
      const before = base;
      take(view);
      if (how === 'taken' || onDone !== undefined || before.version === 0) return;
      undo(props.did, async () => take(await props.save(formOf(before), view.version)));
    },
  });
  const change = useMutation({
    mutationFn: async (values: Form) => {
      const isDone = isDirty || base.version === 0 ? await submit(values, base) : true;
      if (isDone) onDone?.();
    },
    onError: (error) => {
      // Labels are by field.
      const labelled = Object.keys(props.labels) as FieldPath<Form>[];
      showRefusal(form, fields ?? labelled, error);
    },
  });
  // Live updates, unless edited.
  useEffect(() => {
    if (section.version <= base.version || isDirty) return;
    setBase(section);
    form.reset(formOf(section));
  }, [section, base.version, isDirty, form, formOf]);

  const send = form.handleSubmit((values) => change.mutate(values));
  const canSend = isDirty || base.version === 0 || onDone !== undefined;
  const submitLabel = props.submitLabel ?? 'Save';
  useShortcuts(
    'This page',
    canSend && conflict === null
      ? [{ keys: '$mod+s', label: submitLabel, always: true, run: () => void send() }]
      : [],
  );
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={cx('grid gap-4', props.wide !== true && 'max-w-3xl')}
        onSubmit={send}
        onChange={() => change.isError && change.reset()}
      >
        {change.isError && Object.keys(form.formState.errors).length === 0 && (
          <Notice tone="error">{change.error.message}</Notice>
        )}
        {draft.isFound && isDirty && (
          <p role="status" className="rounded-md bg-water px-3 py-2 text-sm">
            Your unsaved entries are restored.
          </p>
        )}
        {props.children}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" disabled={!canSend} busy={change.isPending}>
            {submitLabel}
          </Button>
          {isDirty && (
            <Button
              variant="quiet"
              onClick={() => {
                draft.drop();
                form.reset(formOf(base));
              }}
            >
              Discard changes
            </Button>
          )}
          {props.also}
        </div>
        {props.preview}
      </form>
      <ConflictDialog
        conflict={conflict}
        thing={props.thing}
        labels={props.labels}
        {...(props.show && { show: props.show })}
      />
    </FormProvider>
  );
}
