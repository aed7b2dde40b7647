import { resolveBy, showRefusal } from '@ilaneer/client/form';
import { formatPrice } from '@ilaneer/client/format-price';
import type { enterManualEntry, getEntryChoices } from '@ilaneer/contract/staff/books/manual-entries';
import { indiaDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { useUnsaved } from '../../../parts/act/use-unsaved.ts';
import { Area, fieldGrid, Line, useProblem } from '../../../parts/form/fields.tsx';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';
import { type EntryValues, entryBody, entryProblems, needsItem } from './entry-form.ts';
import { EntryLines } from './entry-lines.tsx';

type Choices = Pick<
  Awaited<ReturnType<typeof readChoices>>,
  'bills' | 'receipts' | 'lockedThrough' | 'secondPersonAbove'
>;

const readChoices = (signal: AbortSignal) =>
  request<typeof getEntryChoices>('GET', '/staff/manual-entry-choices', { signal });

/** `?bill=`: the receipt whose bill is paid. */
export function Component() {
  const [search] = useSearchParams();
  const choices = useQuery({
    queryKey: ['manual entry', 'choices'],
    queryFn: ({ signal }) => readChoices(signal),
  });
  if (choices.isError) return <Unreadable what="The open bills" query={choices} />;
  if (choices.data === undefined) return <Spinner label="Loading the open bills" />;
  return <EntryForm choices={choices.data} bill={search.get('bill')} />;
}

function EntryForm({ choices, bill }: { choices: Choices; bill: string | null }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { show } = useToast();
  // A request sent again after a lost reply makes no second entry.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<EntryValues>({
    defaultValues: firstValues(choices, bill),
    resolver: resolveBy(entryProblems),
  });
  const saved = useUnsaved(form.formState.isDirty, 'this entry');
  const send = useMutation({
    mutationFn: (values: EntryValues) =>
      request<typeof enterManualEntry>('POST', '/staff/manual-entries', {
        headers: { 'idempotency-key': key },
        body: entryBody(values),
      }),
    onSuccess: async ({ entry }) => {
      await queries.invalidateQueries({ queryKey: ['manual entry'] });
      const text =
        entry.state === 'waiting' ? 'Another person has to confirm it' : `Posted as ${entry.number}`;
      show({ text, tone: 'success', polite: true });
      saved();
      await navigate(`/manual-entries/${entry.id}`, { replace: true });
    },
    onError: (error) =>
      showRefusal(form, ['bookedOn', 'reason', 'receiptId', 'remittanceId', 'lines'], error),
  });
  const post = form.handleSubmit((values) => send.mutate(values));
  usePageActions([{ label: 'Post it', keys: 'Shift+Enter', needs: 'entries.post', run: () => void post() }]);
  const { lockedThrough, secondPersonAbove } = choices;
  return (
    <FormProvider {...form}>
      <PageHeader
        title="Enter an entry"
        back={{ label: 'Manual entries', to: '/manual-entries' }}
        about={
          secondPersonAbove === null
            ? 'It is posted at once. A mistake is reversed by another entry.'
            : `Above ${formatPrice(secondPersonAbove)} another person confirms it. A mistake is reversed by another entry.`
        }
        actions={
          <Button size="sm" busy={send.isPending} onClick={() => void post()}>
            Post it
          </Button>
        }
      />
      {send.isError && Object.keys(form.formState.errors).length === 0 && (
        <Notice tone="error" className="mb-4">
          {refusalText(send.error)}
        </Notice>
      )}
      <div className="grid gap-4">
        <Panel title="Entry">
          <div className={fieldGrid}>
            <Line
              name="bookedOn"
              label="Day"
              type="date"
              hint={
                lockedThrough === null ? undefined : `The books are locked to the end of ${lockedThrough}`
              }
            />
            <Area name="reason" label="Reason" rows={2} />
          </div>
        </Panel>
        <Panel title="Lines">
          <div className="grid gap-4">
            <EntryLines />
            <Items choices={choices} />
          </div>
        </Panel>
      </div>
    </FormProvider>
  );
}

/** Open items are asked for where a line is on their account. */
function Items({ choices: { bills, receipts } }: { choices: Choices }) {
  const { control, register } = useFormContext<EntryValues>();
  const lines = useWatch({ control, name: 'lines' });
  const [billProblem, receiptProblem] = [useProblem('receiptId'), useProblem('remittanceId')];
  return (
    <>
      {needsItem(lines, 'supplier-payables') && (
        <SelectField label="Bill that is paid" error={billProblem} {...register('receiptId')}>
          <OpenOptions none="Choose a bill" items={bills} />
        </SelectField>
      )}
      {needsItem(lines, 'unmatched-receipts') && (
        <SelectField label="Payout with the receipt" error={receiptProblem} {...register('remittanceId')}>
          <OpenOptions none="Choose a payout" items={receipts} />
        </SelectField>
      )}
    </>
  );
}

function OpenOptions({ none, items }: { none: string; items: Choices['bills'] }) {
  return (
    <>
      <option value="">{none}</option>
      {items.map(({ id, label, amount }) => (
        <option key={id} value={id}>
          {`${label}: ${formatPrice(amount)} open`}
        </option>
      ))}
    </>
  );
}

function firstValues({ bills }: Choices, bill: string | null): EntryValues {
  const paid = bills.find(({ id }) => id === bill);
  const amount = paid === undefined ? '' : paid.amount.toFixed(2);
  return {
    bookedOn: indiaDay(new Date()),
    reason: paid === undefined ? '' : `Payment of bill ${paid.label}`,
    receiptId: paid?.id ?? '',
    remittanceId: '',
    lines: [
      { account: paid === undefined ? '' : 'supplier-payables', side: 'debit', amount },
      { account: 'bank', side: 'credit', amount },
    ],
  };
}
