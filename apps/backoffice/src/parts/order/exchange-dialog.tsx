import { formatPrice } from '@ilaneer/client/format-price';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getExchangeOffers, StaffReturnView } from '@ilaneer/contract/staff/orders/returns-desk';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Figure } from '@ilaneer/ui/text/figure';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormDialog } from '../act/form-dialog.tsx';
import { refusalText } from '../words/refusal-text.ts';
import { type ReturnActs, useExchangeOffers } from './use-return.ts';

type Variant = ReplyOf<typeof getExchangeOffers>['offers'][number]['variants'][number];

type ExchangeDialogProps = {
  request: StaffReturnView;
  acts: ReturnActs;
  onClose: () => void;
  onExchanged: (request: StaffReturnView) => void;
};

/** RETURN-17. */
export function ExchangeDialog({ request, acts, onClose, onExchanged }: ExchangeDialogProps) {
  const id = useId();
  const offers = useExchangeOffers(request.id);
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [reference, setReference] = useState('');
  const lines = request.lines.map((line) => {
    const variants = offers.data?.find(({ position }) => position === line.position)?.variants ?? [];
    const variantId = chosen[line.position] ?? variants.find((one) => mayGo(one, line.quantity))?.variantId;
    return { line, variants, out: variants.find((one) => one.variantId === variantId) };
  });
  const isWhole = lines.every(({ line, out }) => out !== undefined && mayGo(out, line.quantity));
  const back = lines.reduce((sum, { out }) => sum + (out?.back ?? 0), 0);
  const needsReference = back > 0 && request.refund.byHand > 0;
  const send = useMutation({
    mutationFn: () =>
      acts.exchange(request.version, {
        goods: lines.flatMap(({ line: { position }, out }) =>
          out === undefined ? [] : [{ position, variantId: out.variantId }],
        ),
        ...(needsReference && { reference }),
      }),
    onSuccess: onExchanged,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Exchange return ${request.number} of ${request.orderNumber}`}
      description="A replacement order is created at no charge, ready to pack. The shopper is notified by mail. This can't be undone."
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
      busy={send.isPending}
      submitLabel={
        back > 0 ? (
          <span>
            Exchange and refund <Figure>{formatPrice(back)}</Figure>
          </span>
        ) : (
          'Exchange'
        )
      }
      canSubmit={isWhole}
      className="grid gap-5"
      error={send.isError && refusalText(send.error)}
    >
      {offers.isError && <Notice tone="error">{refusalText(offers.error)}</Notice>}
      {offers.data !== undefined && !isWhole && (
        <Notice tone="error">No suitable replacement is in stock. Refund the return instead.</Notice>
      )}
      {lines.map(({ line, variants, out }) => (
        <fieldset key={line.position} className="grid gap-1">
          <legend className="mb-1 font-semibold">{`Send ${line.quantity} × ${line.name}`}</legend>
          {variants.map((variant) => (
            <label key={variant.variantId} className="flex min-h-touch items-center gap-2.5">
              <input
                type="radio"
                name={`${id}-${line.position}`}
                className="size-4 shrink-0 accent-leaf"
                disabled={!mayGo(variant, line.quantity)}
                checked={out === variant}
                onChange={() => setChosen({ ...chosen, [line.position]: variant.variantId })}
              />
              <span>
                {variant.name}
                {variant.isSame && ', same variant'}
              </span>
              <span className="ml-auto text-right text-palm-soft text-sm">
                {aboutVariant(variant, line.quantity)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {needsReference && (
        <TextField
          label="Payment reference"
          hint={`${formatPrice(back)} was paid in cash: pay it out by UPI or bank first.`}
          autoComplete="off"
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      )}
    </FormDialog>
  );
}

function mayGo({ isDearer, available }: Variant, quantity: number): boolean {
  return !isDearer && available >= quantity;
}

function aboutVariant({ isDearer, available, back }: Variant, quantity: number): string {
  if (isDearer) return 'Costs more: needs a separate order';
  if (available < quantity) return available === 0 ? 'Sold out' : `Only ${available} left`;
  return back > 0 ? `${formatPrice(back)} refund` : `${available} in stock`;
}
