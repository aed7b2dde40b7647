import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import type { BreachView, changeBreach, recordBreach } from '@ilaneer/contract/staff/privacy/breaches';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ConflictDialog } from '../../parts/act/conflict-dialog.tsx';
import { ifMatch } from '../../parts/act/if-match.ts';
import { useUnsaved } from '../../parts/act/use-unsaved.ts';
import { useVersionedSave } from '../../parts/act/use-versioned-save.ts';
import { request } from '../../session/staff-api.ts';
import { type BreachValues, formOf, MOMENTS, valuesOf } from './breach-values.ts';

const LABELS: Readonly<Record<keyof BreachValues, string>> = {
  title: 'In a few words',
  what: 'What happened',
  data: 'Which data',
  consequences: 'What may follow for the people',
  measures: 'What is done about it',
  people: 'How many people',
  beganAt: 'Since when it happened',
  knownAt: 'Since when it is known',
  certToldAt: 'CERT-In told',
  boardToldAt: 'Board told',
  peopleToldAt: 'People told',
  closedAt: 'Closed',
};
const FIELDS = Object.keys(LABELS).filter((name): name is keyof BreachValues => name in LABELS);
const WORDS = ['what', 'data', 'consequences', 'measures'] as const;

export function BreachForm({ known }: { known: BreachView | null }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const [base, setBase] = useState(known);
  const form = useForm<BreachValues>({ defaultValues: valuesOf(known) });
  const saved = useUnsaved(form.formState.isDirty, 'this record');
  const { submit, conflict } = useVersionedSave<BreachView, BreachValues>({
    valuesOf,
    save: async (values, version) => {
      const reply = await request<typeof changeBreach>('PUT', '/staff/breaches/:breachId', {
        params: { breachId: known?.id ?? '' },
        body: formOf(values),
        headers: ifMatch(version),
      });
      return reply.breach;
    },
    onSaved: (view, how) => {
      setBase(view);
      form.reset(valuesOf(view));
      void client.invalidateQueries({ queryKey: ['breach'] });
      const text = how === 'saved' ? 'The record is saved.' : 'You have what is there now.';
      show({ text, tone: 'success', polite: true });
    },
  });
  const save = useMutation({
    mutationFn: async (values: BreachValues) => {
      if (base !== null) return void (await submit(values, base));
      const { breach } = await request<typeof recordBreach>('POST', '/staff/breaches', {
        body: formOf(values),
      });
      void client.invalidateQueries({ queryKey: ['breach'] });
      show({ text: 'The breach is recorded.', tone: 'success', polite: true });
      saved();
      void navigate(`/privacy/breaches/${breach.id}`);
    },
    onError: (error) => showRefusal(form, FIELDS, error),
  });
  const { errors, isDirty } = form.formState;
  const field = (name: keyof BreachValues) => ({
    label: LABELS[name],
    error: errors[name]?.message,
    ...form.register(name, clearOnEdit(form, save)),
  });
  const isElsewhere = save.isError && Object.keys(errors).length === 0;
  return (
    <form
      noValidate
      className="grid max-w-3xl gap-4"
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
    >
      {isElsewhere && <Notice tone="error">{save.error.message}</Notice>}
      <TextField autoComplete="off" {...field('title')} />
      {WORDS.map((name) => (
        <TextAreaField key={name} rows={3} {...field(name)} />
      ))}
      <TextField inputMode="numeric" autoComplete="off" className="max-w-40" {...field('people')} />
      <div className="grid gap-4 sm:grid-cols-2">
        {MOMENTS.map((name) => (
          <TextField key={name} type="datetime-local" {...field(name)} />
        ))}
      </div>
      <div>
        <Button type="submit" disabled={base !== null && !isDirty} busy={save.isPending}>
          {base === null ? 'Record' : 'Save'}
        </Button>
      </div>
      <ConflictDialog
        conflict={conflict}
        thing="this record"
        labels={LABELS}
        show={(_, value) => String(value).replace('T', ' ')}
      />
    </form>
  );
}
