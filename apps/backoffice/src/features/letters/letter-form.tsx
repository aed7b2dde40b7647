import type { LetterForm as LetterBody, LetterView } from '@ilaneer/contract/staff/messages/letters';
import { letterProblems, tidyLetter } from '@ilaneer/domain/letter/validate-letter';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Area, fieldGrid, Line, useProblem } from '../../parts/form/fields.tsx';
import { SectionForm } from '../../parts/form/section-form.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { addLetter, LETTERS_KEY, saveLetter, useRecipients } from './letter-calls.ts';

/** Empty: all. */
type Values = Omit<LetterBody, 'segmentId'> & { segmentId: string };

const LABELS: Readonly<Record<keyof Values, string>> = {
  subject: 'Subject',
  heading: 'Heading',
  words: 'Text',
  buttonLabel: 'Text of the button',
  buttonUrl: 'Address of the button',
  segmentId: 'Recipients',
};

export const NEW_LETTER: LetterView = {
  id: 'new',
  subject: '',
  heading: '',
  words: '',
  buttonLabel: '',
  buttonUrl: '',
  segmentId: null,
  state: 'draft',
  sendAt: null,
  startedAt: null,
  finishedAt: null,
  recipients: null,
  deliveries: { waiting: 0, sent: 0, refused: 0, left: 0, failed: 0 },
  version: 0,
};

function valuesOf({ subject, heading, words, buttonLabel, buttonUrl, segmentId }: LetterView): Values {
  return { subject, heading, words, buttonLabel, buttonUrl, segmentId: segmentId ?? '' };
}

function bodyOf(values: Values): LetterBody {
  return tidyLetter({ ...values, segmentId: values.segmentId || null });
}

/** NEWSLETTER-7. */
export function LetterForm({ letter }: { letter: LetterView }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isNew = letter.version === 0;
  return (
    <SectionForm<LetterView, Values>
      name={`letter.${letter.id}`}
      section={letter}
      formOf={valuesOf}
      problems={(values) => letterProblems(bodyOf(values))}
      save={(values, version) =>
        isNew ? addLetter(bodyOf(values)) : saveLetter({ id: letter.id, version }, bodyOf(values))
      }
      onSaved={async (saved) => {
        await queries.invalidateQueries({ queryKey: LETTERS_KEY });
        if (isNew) await navigate(`/letters/${saved.id}`, { replace: true });
      }}
      labels={LABELS}
      thing="this letter"
      did="Letter saved"
    >
      <Panel title="Letter" note="In the layout of all mails, with a link to unsubscribe.">
        <div className={fieldGrid}>
          <Line name="subject" label={LABELS.subject} required wide />
          <Line name="heading" label={LABELS.heading} required wide />
          <Area
            name="words"
            label={LABELS.words}
            hint="A blank line begins a paragraph."
            required
            rows={10}
          />
          <Line name="buttonLabel" label={LABELS.buttonLabel} hint="Empty: no button" />
          <Line
            name="buttonUrl"
            label={LABELS.buttonUrl}
            hint="A page of the shop such as /products, or https://…"
          />
        </div>
      </Panel>
      <Panel title="Recipients">
        <RecipientsField />
      </Panel>
    </SectionForm>
  );
}

function RecipientsField() {
  const { register } = useFormContext();
  const segmentId: string = useWatch({ name: 'segmentId' });
  const { data } = useRecipients(segmentId || null);
  const isListed = data?.segments.some(({ id }) => id === segmentId) ?? true;
  return (
    <div className="grid gap-2">
      <SelectField label={LABELS.segmentId} {...register('segmentId')} error={useProblem('segmentId')}>
        <option value="">All confirmed addresses</option>
        {data?.segments.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {segmentId !== '' && (data === undefined || !isListed) && (
          <option value={segmentId}>{data === undefined ? 'Segment' : 'Deleted segment'}</option>
        )}
      </SelectField>
      <p role="status" className="text-palm-soft text-sm tabular-nums">
        {data === undefined ? 'Not counted yet.' : addressWords(data.count)}
      </p>
    </div>
  );
}

function addressWords(count: number): string {
  return count === 1 ? '1 address now.' : `${count} addresses now.`;
}
