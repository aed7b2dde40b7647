import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { issueStaffGiftCard } from '@ilaneer/contract/staff/books/gift-cards';
import { newGiftCardProblems } from '@ilaneer/domain/gift-card/new-gift-card';
import { NO_PAISE, paiseFromTyped, rupeesFromPaise } from '@ilaneer/domain/money';
import { Button } from '@ilaneer/ui/buttons/button';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';
import { PAYER_WORDS } from './gift-card-words.tsx';

type IssueForm = { worth: string; lastDay: string; paidBy: 'bank' | 'none'; reason: string };

const FIELDS = ['worth', 'lastDay', 'paidBy', 'reason'] as const;

/** GIFT-CARD-14. */
export function IssueGiftCardDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  // A request sent again after a lost reply issues no second card.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<IssueForm>({
    defaultValues: { worth: '', lastDay: '', paidBy: 'none', reason: '' },
    resolver: resolveBy(problemsOf),
  });
  const send = useMutation({
    mutationFn: ({ worth, lastDay, ...given }: IssueForm) =>
      request<typeof issueStaffGiftCard>('POST', '/staff/gift-cards', {
        headers: { 'idempotency-key': key },
        body: {
          ...given,
          worth: rupeesFromPaise(paiseFromTyped(worth) ?? NO_PAISE),
          lastDay: lastDay === '' ? null : lastDay,
        },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['gift card'] }),
    onError: (error) => showRefusal(form, FIELDS, error),
  });
  const { errors } = form.formState;
  if (send.data !== undefined) return <CodeDialog code={send.data.code} onClose={onClose} />;
  return (
    <FormDialog
      onClose={onClose}
      title="Issue a gift card"
      submitLabel="Issue it"
      busy={send.isPending}
      error={send.isError && Object.keys(errors).length === 0 && refusalText(send.error)}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <TextField
        label="Worth in rupees"
        inputMode="decimal"
        autoComplete="off"
        error={errors.worth?.message}
        {...form.register('worth')}
      />
      <TextField
        label="Last day"
        hint="Without one, the same day of next year"
        type="date"
        error={errors.lastDay?.message}
        {...form.register('lastDay')}
      />
      <SelectField label="Payment" error={errors.paidBy?.message} {...form.register('paidBy')}>
        <option value="none">{PAYER_WORDS.none}</option>
        <option value="bank">{`${PAYER_WORDS.bank}, the money is in the bank`}</option>
      </SelectField>
      <TextAreaField label="Reason" rows={2} error={errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}

function problemsOf({ worth, lastDay, reason }: IssueForm) {
  const form = { worth: paiseFromTyped(worth), lastDay: lastDay === '' ? null : lastDay, reason };
  return newGiftCardProblems(form, new Date());
}

/** The only time that the code is seen (GIFT-CARD-4). */
function CodeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { show } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      show({ text: 'Code copied', tone: 'success' });
    } catch {
      show({ text: 'The browser did not copy. Please select the code.', tone: 'error' });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      size="sm"
      title="The gift card is issued"
      description="The code is shown this once and stored nowhere. Pass it on now."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Done
          </Button>
          <Button onClick={() => void copy()}>Copy the code</Button>
        </>
      }
    >
      <p className="select-all text-center font-semibold text-xl tabular-nums">{code}</p>
    </Dialog>
  );
}
