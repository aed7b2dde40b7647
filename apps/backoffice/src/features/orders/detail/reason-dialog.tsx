import { showRefusal } from '@ilaneer/client/form';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  label?: string;
  confirmLabel: string;
  danger?: boolean;
  onConfirm: (reason: string) => Promise<void>;
};

/** Asks why before something that needs a reason. */
export function ReasonDialog({ open, ...rest }: ReasonDialogProps) {
  return open && <OpenReason {...rest} />;
}

function OpenReason({
  onClose,
  title,
  text,
  label = 'Reason',
  confirmLabel,
  danger = false,
  onConfirm,
}: Omit<ReasonDialogProps, 'open'>) {
  const id = useId();
  const form = useForm({ defaultValues: { reason: '' } });
  const send = useMutation({
    mutationFn: ({ reason }: { reason: string }) => onConfirm(reason),
    onSuccess: onClose,
    onError: (error) => showRefusal(form, ['reason'], error),
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      locked={send.isPending}
      size="sm"
      title={title}
      description={text}
      footer={
        <>
          <Button variant="quiet" disabled={send.isPending} onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={send.isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-3"
        onSubmit={form.handleSubmit((values) => send.mutate(values))}
      >
        {send.isError && errors.reason === undefined && <Notice tone="error">{send.error.message}</Notice>}
        <TextAreaField
          label={label}
          rows={3}
          error={errors.reason?.message}
          {...form.register('reason', {
            validate: (typed) => typed.trim() !== '' || 'Say why',
          })}
        />
      </form>
    </Dialog>
  );
}
