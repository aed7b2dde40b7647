import { showRefusal } from '@ilaneer/client/form';
import type { getParcelClaim, openClaim } from '@ilaneer/contract/staff/books/claims';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { claimReason, tooMuchToClaim } from '@ilaneer/domain/claim/parcel-claim';
import { NO_PAISE, paiseFromRupees, paiseFromTyped, rupeesFromPaise } from '@ilaneer/domain/money';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { FormDialog } from '../act/form-dialog.tsx';
import { refusalText } from '../words/refusal-text.ts';

type ParcelClaimProps = { parcel: Pick<ParcelView, 'id' | 'number' | 'state' | 'courier'> };

/** The claim against the courier of a lost or damaged parcel, or its opening (REMITTANCE-7). */
export function ParcelClaim({ parcel }: ParcelClaimProps) {
  const may = useMay();
  const [opens, setOpens] = useState(false);
  const isClaimable = may('books.write') && claimReason(parcel.state) !== null;
  const { data } = useQuery({
    queryKey: ['claim', 'parcel', parcel.id],
    enabled: isClaimable,
    queryFn: ({ signal }) =>
      request<typeof getParcelClaim>('GET', '/staff/parcels/:parcelId/claim', {
        params: { parcelId: parcel.id },
        signal,
      }),
  });
  if (!isClaimable || data === undefined) return null;
  if (data.claim !== null) {
    return (
      <ButtonLink size="sm" variant="secondary" render={<Link to={`/claims/${data.claim.id}`} />}>
        Claim<span className="sr-only"> for {parcel.number}</span>
      </ButtonLink>
    );
  }
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpens(true)}>
        Claim from {parcel.courier ?? 'the courier'}
        <span className="sr-only"> for {parcel.number}</span>
      </Button>
      {opens && (
        <ClaimDialog
          {...{ parcel, proposed: data.proposed, most: data.most }}
          onClose={() => setOpens(false)}
        />
      )}
    </>
  );
}

type ClaimDialogProps = ParcelClaimProps & {
  proposed: number | null;
  most: number | null;
  onClose: () => void;
};

function ClaimDialog({ parcel, proposed, most, onClose }: ClaimDialogProps) {
  const queries = useQueryClient();
  const form = useForm({
    defaultValues: { amount: proposed === null ? '' : proposed.toFixed(2), voucher: '' },
  });
  const send = useMutation({
    mutationFn: ({ amount, voucher }: { amount: string; voucher: string }) =>
      request<typeof openClaim>('POST', '/staff/parcels/:parcelId/claim', {
        params: { parcelId: parcel.id },
        body: { amount: rupeesFromPaise(paiseFromTyped(amount) ?? NO_PAISE), voucher },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['claim'] });
      onClose();
    },
    onError: (error) => showRefusal(form, ['amount', 'voucher'], error),
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      onClose={onClose}
      title={`Claim ${parcel.number} from ${parcel.courier ?? 'the courier'}`}
      description="The claim is booked as a receivable at once, and is listed in Claims until it is paid or refused."
      submitLabel="Open the claim"
      busy={send.isPending}
      error={send.isError && Object.keys(errors).length === 0 && refusalText(send.error)}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <TextField
        label="Amount in rupees"
        hint="Proposed: the price paid for the goods, with GST."
        inputMode="decimal"
        autoComplete="off"
        error={errors.amount?.message}
        {...form.register('amount', {
          validate: (typed) => {
            const amount = paiseFromTyped(typed) ?? NO_PAISE;
            if (amount <= 0) return 'Enter an amount in rupees with at most 2 decimals';
            return (most !== null && tooMuchToClaim(amount, paiseFromRupees(most))) || true;
          },
        })}
      />
      <TextField
        label="The courier's claim number (optional)"
        autoComplete="off"
        error={errors.voucher?.message}
        {...form.register('voucher')}
      />
    </FormDialog>
  );
}
