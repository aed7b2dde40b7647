import { resolveBy, showRefusal } from '@ilaneer/client/form';
import { isOurNumber } from '@ilaneer/domain/order/order-number';
import { COURIERS, checkShipment } from '@ilaneer/domain/order/shipment';
import {
  type DispatchGate,
  judgeDispatch,
  refusedWords,
  type Scanned,
  scannedWords,
} from '@ilaneer/domain/parcel/dispatch-gate';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { FormDialog } from '../../parts/act/form-dialog.tsx';
import { EWayBillDialog } from '../../parts/parcel/e-way-bill.tsx';
import { useScanner } from '../../parts/scanner/use-scanner.ts';
import { readStored, writeStored } from '../../session/browser-storage.ts';

export type Shipment = { courier: string; trackingNumber: string };

type ShipDialogProps = {
  what: string;
  /** The tracking number as far as it is known: whole from the courier's label, or its first digit, typed. */
  number?: { readonly text: string; readonly isWhole: boolean } | undefined;
  /** Scanned units of a partly scanned order, and the dispatch rule (PARCEL-11). */
  dispatch: { unscanned: Scanned; gate: DispatchGate; packAt: string } | null;
  /** Order whose goods may travel only with an e-way bill, asked for first; null once it has one. */
  lacksEWayBill: string | null;
  onClose: () => void;
  onShip: (shipment: Shipment) => Promise<void>;
};

/** Issues the invoice and mails the shopper. Irreversible. */
export function ShipDialog({
  what,
  number: begun,
  dispatch,
  lacksEWayBill,
  onClose,
  onShip,
}: ShipDialogProps) {
  const id = useId();
  const number = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isFound = useRef(false);
  const lastCourier = readStored('staff.bench.courier') ?? '';
  const form = useForm<Shipment>({
    defaultValues: { courier: lastCourier, trackingNumber: begun?.text ?? '' },
    resolver: resolveBy((values) => {
      const checked = checkShipment(values);
      return checked.ok ? [] : checked.error;
    }),
  });
  const send = useMutation({
    mutationFn: async (shipment: Shipment) => {
      await onShip(shipment);
      writeStored('staff.bench.courier', shipment.courier.trim());
    },
    onSuccess: onClose,
    onError: (error) => showRefusal(form, ['courier', 'trackingNumber'], error),
  });
  // A scanner's own Enter ships nothing: a person looks first.
  const heard = (code: string) => {
    if (isOurNumber(code)) return;
    form.setValue('trackingNumber', code.trim());
    if (form.getValues('courier').trim() === '') form.setFocus('courier');
    else button.current?.focus();
  };
  useScanner(heard, { inDialog: true });
  const verdict = dispatch === null ? 'goes' : judgeDispatch(dispatch.gate, dispatch.unscanned);
  const { errors } = form.formState;
  const { ref: register, ...numberField } = form.register('trackingNumber');
  const isTyping = begun?.isWhole === false;
  if (dispatch !== null && verdict === 'refused') {
    return (
      <Dialog
        open
        onOpenChange={(open) => open || onClose()}
        size="sm"
        title={`Ship ${what}`}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              Not now
            </Button>
            <ButtonLink render={<Link to={dispatch.packAt} />}>Pack at the bench</ButtonLink>
          </>
        }
      >
        <Notice tone="error">{refusedWords(dispatch.unscanned)}</Notice>
      </Dialog>
    );
  }
  if (lacksEWayBill !== null) return <EWayBillDialog orderId={lacksEWayBill} onClose={onClose} />;
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={`Ship ${what}`}
      {...((lastCourier !== '' || isTyping) && { initialFocus: begun?.isWhole === true ? button : number })}
      description="Its tax invoice is issued and the shopper gets the tracking number. This can't be undone."
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
      busy={send.isPending}
      submitLabel={verdict === 'goes' ? 'Ship' : 'Ship anyway'}
      submitRef={button}
      error={send.isError && Object.keys(errors).length === 0 && send.error.message}
    >
      {dispatch !== null && verdict === 'asks' && (
        <Notice tone="error">{`${scannedWords(dispatch.unscanned)}. Ship anyway?`}</Notice>
      )}
      <TextField
        label="Courier"
        list={`${id}-couriers`}
        autoComplete="off"
        error={errors.courier?.message}
        {...form.register('courier')}
      />
      <datalist id={`${id}-couriers`}>
        {COURIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        ref={(field) => {
          register(field);
          number.current = field;
          // Once, before the dialog's transition ends.
          if (isTyping && field !== null && !isFound.current) {
            isFound.current = true;
            field.focus();
            field.setSelectionRange(field.value.length, field.value.length);
          }
        }}
        label="Tracking number"
        hint="Scan the courier's label, or type it."
        autoComplete="off"
        error={errors.trackingNumber?.message}
        {...numberField}
      />
    </FormDialog>
  );
}
