import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { refusalText } from '../../../parts/words/refusal-text.ts';

export type RecallWords = { subject: string; text: string };

export const NO_WORDS: RecallWords = { subject: '', text: '' };

type RecallWordsFormProps = {
  id: string;
  form: UseFormReturn<RecallWords>;
  cameBack: boolean;
  error: Error | null;
  onSubmit: (words: RecallWords) => void;
};

export function RecallWordsForm({ id, form, cameBack, error, onSubmit }: RecallWordsFormProps) {
  const { errors } = form.formState;
  const { setFocus } = form;
  // Before the dialog moves the focus.
  useLayoutEffect(() => {
    if (cameBack) setFocus('text');
  }, [cameBack, setFocus]);
  return (
    <form id={id} noValidate className="grid gap-3" onSubmit={form.handleSubmit(onSubmit)}>
      {error !== null && Object.keys(errors).length === 0 && (
        <Notice tone="error">{refusalText(error)}</Notice>
      )}
      <TextField
        label="Subject"
        autoComplete="off"
        maxLength={200}
        error={errors.subject?.message}
        {...form.register('subject')}
      />
      <TextAreaField
        label="Text"
        hint="The fault, what to do with the goods, how the refund works"
        rows={6}
        maxLength={3000}
        error={errors.text?.message}
        {...form.register('text')}
      />
    </form>
  );
}
