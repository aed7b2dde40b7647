import { showRefusal } from '@ilaneer/client/form';
import { formatPrice } from '@ilaneer/client/format-price';
import type { writeOffCash } from '@ilaneer/contract/staff/books/claims';
import type { OpenItemView } from '@ilaneer/contract/staff/books/open-items';
import { CASH_OVERDUE_DAYS } from '@ilaneer/domain/claim/parcel-claim';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../parts/act/form-dialog.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';

type OverdueCash = { orderId: string; label: string; amount: number };

/** On overdue cash with a courier (REMITTANCE-9). */
export function WriteOffButton({ item: { orderId, label, days, amount } }: { item: OpenItemView }) {
  const may = useMay();
  const [asks, setAsks] = useState(false);
  if (!may('books.write') || orderId === null || days <= CASH_OVERDUE_DAYS || amount <= 0) return null;
  const name = label ?? orderId;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsks(true)}>
        Write off<span className="sr-only"> {name}</span>
      </Button>
      {asks && <WriteOffDialog cash={{ orderId, label: name, amount }} onClose={() => setAsks(false)} />}
    </>
  );
}

function WriteOffDialog({ cash, onClose }: { cash: OverdueCash; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm({ defaultValues: { reason: '', voucher: '' } });
  const send = useMutation({
    mutationFn: (body: { reason: string; voucher: string }) =>
      request<typeof writeOffCash>('POST', '/staff/orders/:orderId/cash-write-off', {
        params: { orderId: cash.orderId },
        body,
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['journal'] });
      onClose();
    },
    onError: (error) => showRefusal(form, ['reason', 'voucher'], error),
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      onClose={onClose}
      title={`Write off the cash of ${cash.label}?`}
      description={`${formatPrice(cash.amount)} becomes a bad debt. This can't be undone; a later payment is an unmatched receipt.`}
      submitLabel="Write off"
      danger
      busy={send.isPending}
      error={send.isError && Object.keys(errors).length === 0 && refusalText(send.error)}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <TextAreaField
        label="Reason"
        rows={2}
        error={errors.reason?.message}
        {...form.register('reason', { validate: (typed) => typed.trim() !== '' || 'Enter a reason' })}
      />
      <TextField
        label="Number of the claim or letter to the courier (optional)"
        autoComplete="off"
        error={errors.voucher?.message}
        {...form.register('voucher')}
      />
    </FormDialog>
  );
}
