import { showRefusal } from '@ilaneer/client/form';
import type { ClaimView, payClaim } from '@ilaneer/contract/staff/books/claims';
import { indiaDay } from '@ilaneer/domain/india-day';
import { NO_PAISE, paiseFromTyped, rupeesFromPaise } from '@ilaneer/domain/money';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../parts/act/form-dialog.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { request } from '../../session/staff-api.ts';

type PaymentForm = { amount: string; reference: string; paidOn: string; reason: string };

type PayClaimDialogProps = { claim: ClaimView; onClose: () => void };

/** Asks why only where less than the claim was paid (REMITTANCE-8). */
export function PayClaimDialog({ claim, onClose }: PayClaimDialogProps) {
  const queries = useQueryClient();
  const form = useForm<PaymentForm>({
    defaultValues: {
      ...{ amount: claim.amount.toFixed(2), reference: '', reason: '' },
      paidOn: indiaDay(new Date()),
    },
  });
  const paid = paiseFromTyped(useWatch({ control: form.control, name: 'amount' }));
  const isShort = paid !== null && rupeesFromPaise(paid) < claim.amount;
  const send = useMutation({
    mutationFn: ({ amount, reason, ...given }: PaymentForm) =>
      request<typeof payClaim>('POST', '/staff/claims/:claimId/payment', {
        params: { claimId: claim.id },
        body: {
          ...given,
          amount: rupeesFromPaise(paiseFromTyped(amount) ?? NO_PAISE),
          ...(isShort && { reason }),
        },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['claim'] });
      onClose();
    },
    onError: (error) => showRefusal(form, ['amount', 'reference', 'paidOn', 'reason'], error),
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      onClose={onClose}
      title={`Payment for ${claim.parcelNumber}`}
      submitLabel="Record it"
      busy={send.isPending}
      error={send.isError && Object.keys(errors).length === 0 && refusalText(send.error)}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <TextField
        label="Amount in rupees"
        inputMode="decimal"
        autoComplete="off"
        error={errors.amount?.message}
        {...form.register('amount', {
          validate: (typed) =>
            (paiseFromTyped(typed) ?? 0) > 0 || 'Enter an amount in rupees with at most 2 decimals',
        })}
      />
      <TextField
        label="Bank reference"
        autoComplete="off"
        error={errors.reference?.message}
        {...form.register('reference', {
          validate: (typed) => typed.trim() !== '' || "Enter the bank's reference",
        })}
      />
      <TextField
        label="In the bank on"
        type="date"
        error={errors.paidOn?.message}
        {...form.register('paidOn', { validate: (typed) => typed !== '' || 'Enter the day' })}
      />
      {isShort && (
        <TextAreaField
          label="Why the rest is written off"
          rows={2}
          error={errors.reason?.message}
          {...form.register('reason', {
            validate: (typed) => typed.trim() !== '' || 'Enter why the rest is written off',
          })}
        />
      )}
    </FormDialog>
  );
}
