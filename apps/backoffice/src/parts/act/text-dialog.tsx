import { showRefusal } from '@ilaneer/client/form';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

type TextDialogProps = {
  title: string;
  text: string;
  name?: 'reason' | 'reference';
  label?: string;
  missing?: string;
  long?: boolean;
  confirmLabel: string;
  danger?: boolean;
  onClose: () => void;
  onConfirm: (typed: string) => Promise<void>;
};

export function TextDialog({
  title,
  text,
  name = 'reason',
  label = 'Reason',
  missing = 'Enter a reason',
  long = false,
  confirmLabel,
  danger = false,
  onClose,
  onConfirm,
}: TextDialogProps) {
  const id = useId();
  const form = useForm({ defaultValues: { reason: '', reference: '' } });
  const send = useMutation({
    mutationFn: (typed: string) => onConfirm(typed.trim()),
    onSuccess: onClose,
    onError: (error) => showRefusal(form, [name], error),
  });
  const problem = form.formState.errors[name]?.message;
  const field = {
    label,
    error: problem,
    ...form.register(name, { validate: (typed) => typed.trim() !== '' || missing }),
  };
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
        onSubmit={form.handleSubmit((values) => send.mutate(values[name]))}
      >
        {send.isError && problem === undefined && <Notice tone="error">{send.error.message}</Notice>}
        {long ? <TextAreaField rows={3} {...field} /> : <TextField autoComplete="off" {...field} />}
      </form>
    </Dialog>
  );
}
