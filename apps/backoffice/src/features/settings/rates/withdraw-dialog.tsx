import { ApiError } from '@ilaneer/client/api-errors';
import type { previewWithdrawal, TaxRateView, withdrawTaxRate } from '@ilaneer/contract/staff/shop/tax-rates';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { useUndo } from '../../../parts/act/undo.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';
import { OffSale } from '../sections/tax-effect.tsx';
import { dayText, rateText } from './rate-text.ts';
import { saveRate } from './save-rate.ts';

type WithdrawDialogProps = { rate: TaxRateView; version: number; onClose: () => void };

/** PRICING-36. */
export function WithdrawDialog({ rate, version: newest, onClose }: WithdrawDialogProps) {
  const { hsn, from } = rate;
  const id = useId();
  const queries = useQueryClient();
  const tellDone = useUndo();
  const { show } = useToast();
  const [reason, setReason] = useState('');
  // Fixed: the effect belongs to this version.
  const [version] = useState(newest);
  const effect = useQuery({
    queryKey: ['rate-withdrawal', hsn, from, version],
    queryFn: ({ signal }) =>
      request<typeof previewWithdrawal>('GET', '/staff/tax-rates/withdrawal', {
        query: { hsn, from },
        signal,
      }),
    staleTime: 0,
  });
  const forget = () => queries.invalidateQueries({ queryKey: ['setting'] });
  const withdraw = useMutation({
    mutationFn: () =>
      request<typeof withdrawTaxRate>('POST', '/staff/tax-rates/withdrawal', {
        body: { hsn, from, reason: reason.trim() },
        headers: ifMatch(version),
      }),
    onSuccess: async (reply) => {
      await forget();
      tellDone(`${hsn} is withdrawn`, async () => {
        await saveRate({ ...rate, confirmedBy: rate.confirmedBy ?? '' }, reply.version);
        await forget();
      });
      onClose();
    },
    onError: async (error) => {
      await forget();
      const stale = staleText(error, rate);
      if (stale === null) return;
      // Outdated: close.
      show({ text: stale, tone: 'error' });
      onClose();
    },
  });
  const preview = effect.data?.withdrawal;
  const isBilled = preview !== undefined && preview.documents > 0;
  const field = useRef<HTMLInputElement>(null);
  const asks = preview !== undefined && !isBilled;
  const isUnknown = preview === undefined && effect.isError;
  // Enabled once the effect is known; the focus starts on Close.
  useEffect(() => {
    if (asks) field.current?.focus();
  }, [asks]);
  const canSend = asks && reason.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend && !withdraw.isPending) withdraw.mutate();
  };
  const leave = () => {
    if (effect.isError) void forget();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || leave()}
      locked={withdraw.isPending}
      title={`Withdraw the rate of ${hsn} from ${dayText(from)}: ${rateText(rate)}`}
      description="For one that was said by mistake. Orders that were placed keep it until they are billed; the history keeps it for good."
      footer={
        <>
          <Button variant="quiet" disabled={withdraw.isPending} onClick={leave}>
            {isBilled || isUnknown ? 'Close' : 'Not now'}
          </Button>
          {!isBilled && !isUnknown && (
            <Button type="submit" form={id} variant="danger" disabled={!canSend} busy={withdraw.isPending}>
              Withdraw
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4 text-sm">
        {withdraw.isError && <Notice tone="error">{refusalText(withdraw.error)}</Notice>}
        {effect.isError && (
          <Notice tone="error">{staleText(effect.error, rate) ?? refusalText(effect.error)}</Notice>
        )}
        {effect.isPending && <Spinner label="Looking at what bears it …" />}
        {isBilled && (
          <Notice tone="error">
            {preview.documents === 1 ? 'One bill bears' : `${preview.documents} bills bear`} this rate, so it
            stays: what was charged has to be explained. Change it to the right one, or add one from a later
            day.
          </Notice>
        )}
        {asks && (
          <>
            <p>
              {preview.next === null
                ? `Then nothing says what goods of ${hsn} bear.`
                : `Then ${preview.next.hsn} decides: ${rateText(preview.next)}, ${preview.next.goods}.`}
            </p>
            <div role="status" className="rounded-md bg-water px-3 py-2">
              <OffSale effect={preview.effect} />
            </div>
            <TextField
              ref={field}
              label="Reason"
              hint="Such as: the code was mistyped"
              autoComplete="off"
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}

function staleText(error: Error, { hsn, from }: TaxRateView): string | null {
  const code = error instanceof ApiError ? error.reply?.code : undefined;
  if (code === 'RATE_NOT_FOUND') {
    return `Somebody else has withdrawn the rate of ${hsn} from ${dayText(from)} already. The list shows what holds now.`;
  }
  return code === 'VERSION_STALE'
    ? 'Somebody else changed the rates in the meantime, so nothing was withdrawn. You see them now as they are.'
    : null;
}
