import { ApiError } from '@ilaneer/client/api-errors';
import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { useToast } from '@ilaneer/ui/layers/toast';
import { cx } from '@ilaneer/ui/text/cx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { ConflictDialog } from '../act/conflict-dialog.tsx';
import { compareVersions, type Merge, type Merging, nameOfField } from '../act/merge-versions.ts';
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
  /** Of refusals; default: those whose first part has a label. */
  fields?: readonly FieldPath<Form>[];
  labels: Readonly<Record<string, string>>;
  show?: (field: string, value: unknown) => string;
  /** Default: by field. With it, a colleague's changes of other parts are saved without a question, unless an act follows. */
  merging?: Merging<Form>;
  thing: string;
  did: string;
  submitLabel?: string;
  onDone?: () => void;
  /** Fields that were refused, here or by the server. */
  onRefused?: (fields: readonly string[], form: Form) => void;
  /** Further acts; `save` saves the changes first: null if refused. */
  also?: ReactNode | ((save: () => Promise<View | null>) => ReactNode);
  preview?: ReactNode;
  /** As wide as the page: two columns. */
  wide?: boolean;
  /** The buttons come first, and stay in sight. */
  long?: boolean;
  children: ReactNode;
};

/** With conflict handling and a stored draft. */
export function SectionForm<View extends Versioned, Form extends FieldValues>({
  section,
  formOf,
  onSaved,
  onDone,
  onRefused,
  fields,
  ...props
}: SectionFormProps<View, Form>) {
  const undo = useUndo();
  const { show } = useToast();
  const [base, setBase] = useState(section);
  const form = useForm<Form>({
    defaultValues: formOf(section) as DefaultValues<Form>,
    resolver: resolveBy(props.problems),
  });
  const { isDirty } = form.formState;
  const draft = useDraft(props.name, form, { version: base.version, values: formOf(base) });
  const latest = useRef(section);
  // The act that follows offers its own undo.
  const isFollowed = useRef(false);

  const take = (view: View) => {
    latest.current = view;
    setBase(view);
    draft.drop();
    keepFocus();
    form.reset(formOf(view));
    onSaved(view);
  };
  const { submit, conflict } = useVersionedSave<View, Form>({
    valuesOf: formOf,
    save: props.save,
    ...(props.merging && { merging: props.merging }),
    // An act on both, such as publishing, needs an answer.
    isMergedUnasked: () => props.merging !== undefined && !isFollowed.current,
    onMergeRefused: (merged, theirs) => {
      latest.current = theirs;
      setBase(theirs);
      onSaved(theirs);
      form.reset(formOf(theirs));
      form.reset(merged, { keepDefaultValues: true });
    },
    onSaved: (view, how, { before, unasked }) => {
      take(view);
      if (how === 'taken') isFollowed.current = false;
      if (how === 'taken' || onDone !== undefined || isFollowed.current) return;
      const did = `${props.did}${withTheirs(unasked, props.labels)}`;
      if (before.version === 0) show({ text: did, tone: 'success', polite: true });
      else undo(did, async () => take(await props.save(formOf(before), view.version)));
    },
  });
  const change = useMutation({
    mutationFn: async (values: Form) => {
      const isDone = isDirty || base.version === 0 ? await submit(values, base) : true;
      if (isDone) onDone?.();
      return isDone;
    },
    onError: (error) => {
      const refused = refusedFields(error);
      const labelled = refused.filter((name) => (name.split('.')[0] ?? '') in props.labels);
      // The server names fields as plain strings.
      showRefusal(form, fields ?? (labelled as FieldPath<Form>[]), error);
      onRefused?.(refused, form.getValues());
    },
  });
  // Live updates; of an edited form only such as leave its fields, such as a publication.
  useEffect(() => {
    if (section.version <= base.version) return;
    const before = formOf(base);
    if (isDirty && compareVersions(before, before, formOf(section)).taken.length > 0) return;
    latest.current = section;
    setBase(section);
    if (!isDirty) form.reset(formOf(section));
  }, [section, base, isDirty, form, formOf]);

  const refuse = (errors: object) => onRefused?.(Object.keys(errors), form.getValues());
  const send = form.handleSubmit((values) => change.mutate(values), refuse);
  const saved = async (): Promise<View | null> => {
    let isDone = false;
    isFollowed.current = true;
    await form.handleSubmit(async (values) => {
      isDone = await change.mutateAsync(values).catch(() => false);
    }, refuse)();
    // Their version was taken: the act was not asked of it.
    const isOwn = isFollowed.current;
    isFollowed.current = false;
    return isDone && isOwn ? latest.current : null;
  };
  const canSend = isDirty || base.version === 0 || onDone !== undefined;
  const submitLabel = props.submitLabel ?? 'Save';
  useShortcuts(
    'This page',
    canSend && conflict === null
      ? [{ keys: '$mod+s', label: submitLabel, always: true, run: () => void send() }]
      : [],
  );
  const size = props.long ? 'sm' : 'md';
  const buttons = (
    <div
      className={cx(
        'flex flex-wrap items-center gap-2',
        props.long && 'sticky top-0 z-sticky border-line border-b bg-paper py-2 max-sm:top-14',
      )}
    >
      <Button type="submit" size={size} disabled={!canSend} busy={change.isPending}>
        {submitLabel}
      </Button>
      {isDirty && (
        <Button
          variant="quiet"
          size={size}
          onClick={() => {
            draft.drop();
            form.reset(formOf(base));
          }}
        >
          Discard changes
        </Button>
      )}
      {typeof props.also === 'function' ? props.also(saved) : props.also}
    </div>
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
        {props.long && buttons}
        {props.children}
        {!props.long && buttons}
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

function refusedFields(error: unknown): string[] {
  const said = error instanceof ApiError ? (error.reply?.fields ?? []) : [];
  return said.map(({ field }) => field);
}

function withTheirs(merge: Merge | null, labels: Readonly<Record<string, string>>): string {
  if (merge === null || merge.taken.length === 0) return '';
  return `, with a colleague’s changes: ${merge.taken.map((field) => nameOfField(field, merge, labels)).join(', ')}`;
}

/** A reset draws the items of lists again, under the cursor too. */
function keepFocus(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { name, selectionStart, selectionEnd } = field;
  requestAnimationFrame(() => {
    if (name === '' || document.activeElement !== document.body) return;
    const again = document.querySelector<typeof field>(`[name="${CSS.escape(name)}"]`);
    again?.focus();
    // Dates have none.
    if (selectionStart !== null) again?.setSelectionRange(selectionStart, selectionEnd);
  });
}
