import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { EWayBillView, putEWayBill } from '@ilaneer/contract/staff/parcels/e-way-bill';
import { formatDay, indiaDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { E_WAY_TEXT, eWayBillProblems, eWayNumberWords } from '@ilaneer/domain/tax-document/e-way-bill';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { request } from '../../session/staff-api.ts';
import { FormDialog } from '../act/form-dialog.tsx';
import { refusalText } from '../words/refusal-text.ts';

/** Of goods above the limit, until the number is entered (TAX-DOCUMENT-28, TAX-DOCUMENT-29). */
export function EWayBillNotice({ orderId, className }: { orderId: string; className?: string }) {
  const [opens, setOpens] = useState(false);
  return (
    <Notice tone="error" {...(className !== undefined && { className })}>
      <p>{E_WAY_TEXT}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setOpens(true)}>
          Enter the e-way bill
        </Button>
        <EWayBillFile orderId={orderId} />
      </p>
      {opens && <EWayBillDialog orderId={orderId} onClose={() => setOpens(false)} />}
    </Notice>
  );
}

/** E-way bill 1234 5678 9012 of 30 Nov 2026 */
export function eWayBillWords({ number, madeOn }: EWayBillView): string {
  return `E-way bill ${eWayNumberWords(number)} of ${formatDay(startOfIndiaDay(madeOn))}`;
}

function EWayBillFile({ orderId }: { orderId: string }) {
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      render={<a href={`/api/staff/orders/${orderId}/e-way-bill.json`} download />}
    >
      <Icon name="download" className="size-4" />
      File for the portal (JSON)
    </ButtonLink>
  );
}

export function EWayBillDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const queries = useQueryClient();
  const today = indiaDay(new Date());
  const form = useForm<EWayBillView>({
    defaultValues: { number: '', madeOn: today },
    resolver: resolveBy((values) => eWayBillProblems(values, today)),
  });
  const send = useMutation({
    mutationFn: (body: EWayBillView) =>
      request<typeof putEWayBill>('PUT', '/staff/orders/:orderId/e-way-bill', { params: { orderId }, body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['parcel'] });
      await queries.invalidateQueries({ queryKey: ['order'] });
      onClose();
    },
    onError: (error) => showRefusal(form, ['number', 'madeOn'], error),
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="E-way bill"
      description="On each parcel of this order, its packing slip and the manifest."
      submitLabel="Save"
      busy={send.isPending}
      error={send.isError && Object.keys(errors).length === 0 && refusalText(send.error)}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <TextField
        label="Number (12 digits)"
        inputMode="numeric"
        autoComplete="off"
        error={errors.number?.message}
        {...form.register('number')}
      />
      <TextField
        label="Made on"
        type="date"
        max={today}
        error={errors.madeOn?.message}
        {...form.register('madeOn')}
      />
    </FormDialog>
  );
}
