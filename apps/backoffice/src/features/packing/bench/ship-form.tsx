import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { COURIERS, checkShipment, type Shipment } from '@ilaneer/domain/order/shipment';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { readStored, writeStored } from '../../../session/browser-storage.ts';
import * as calls from './bench-calls.ts';

type ShipFormProps = {
  parcel: ParcelView;
  scanned: string | null;
  /** Of a courier that was chosen. */
  title?: string | undefined;
  onShipped: (parcel: ParcelView) => void;
};

export function ShipForm({ parcel, scanned, title, onShipped }: ShipFormProps) {
  const form = useForm<Shipment>({
    defaultValues: { courier: title ?? readStored('staff.bench.courier') ?? '', trackingNumber: '' },
    resolver: resolveBy((values) => {
      const checked = checkShipment(values);
      return checked.ok ? [] : checked.error;
    }),
  });
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { setFocus } = form;
  useEffect(() => {
    if (scanned === null) return;
    form.setValue('trackingNumber', scanned);
    if (form.getValues('courier') === '') setFocus('courier');
    else button.current?.focus();
  }, [form, scanned, setFocus]);
  usePageActions([{ label: 'Enter the tracking number', keys: 't', run: () => setFocus('trackingNumber') }]);

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const shipped = await calls.ship(parcel, values);
      writeStored('staff.bench.courier', values.courier.trim());
      onShipped(shipped);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      setProblem(refusalText(error));
      showRefusal(form, ['courier', 'trackingNumber'], error);
    }
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3" noValidate>
      {problem !== null && Object.keys(errors).length === 0 && <Notice tone="error">{problem}</Notice>}
      <TextField
        label="Courier"
        list="couriers"
        autoComplete="off"
        error={errors.courier?.message}
        {...form.register('courier')}
      />
      <datalist id="couriers">
        {COURIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label="Tracking number"
        hint="Scan the courier's label, or press t and type."
        autoComplete="off"
        error={errors.trackingNumber?.message}
        {...form.register('trackingNumber')}
      />
      <Button ref={button} type="submit" size="lg" variant="secondary" busy={isSubmitting}>
        Ship it <KeyHint keys="Enter" />
      </Button>
    </form>
  );
}
