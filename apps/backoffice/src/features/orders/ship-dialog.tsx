import { showRefusal } from '@ilaneer/client/form';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

export type Shipment = { courier: string; trackingNumber: string };

type ShipDialogProps = {
  /** 'order OD10001'. */
  what: string;
  onClose: () => void;
  onShip: (shipment: Shipment) => Promise<void>;
};

/** By whom and under which number a parcel leaves. It issues the invoice and mails the shopper, and can't be undone. */
export function ShipDialog({ what, onClose, onShip }: ShipDialogProps) {
  const id = useId();
  const form = useForm<Shipment>({ defaultValues: { courier: '', trackingNumber: '' } });
  const send = useMutation({
    mutationFn: onShip,
    onSuccess: onClose,
    onError: (error) => showRefusal(form, ['courier', 'trackingNumber'], error),
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      locked={send.isPending}
      size="sm"
      title={`Ship ${what}`}
      description="Its tax invoice is issued and the shopper gets the tracking number. This can't be undone."
      footer={
        <>
          <Button variant="quiet" disabled={send.isPending} onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={id} busy={send.isPending}>
            Ship
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((values) => send.mutate(values))}
      >
        {send.isError && Object.keys(errors).length === 0 && (
          <Notice tone="error">{send.error.message}</Notice>
        )}
        <TextField
          label="Courier"
          list={`${id}-couriers`}
          autoComplete="off"
          error={errors.courier?.message}
          {...form.register('courier')}
        />
        <datalist id={`${id}-couriers`}>
          {['Blue Dart', 'Delhivery', 'DTDC', 'Ekart', 'India Post', 'Shiprocket', 'Xpressbees'].map(
            (name) => (
              <option key={name} value={name} />
            ),
          )}
        </datalist>
        <TextField
          label="Tracking number"
          autoComplete="off"
          error={errors.trackingNumber?.message}
          {...form.register('trackingNumber')}
        />
      </form>
    </Dialog>
  );
}
