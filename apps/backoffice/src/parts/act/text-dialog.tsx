import { showRefusal } from '@ilaneer/client/form';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormDialog } from './form-dialog.tsx';

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
    <FormDialog
      onClose={onClose}
      size="sm"
      title={title}
      description={text}
      onSubmit={form.handleSubmit((values) => send.mutate(values[name]))}
      busy={send.isPending}
      submitLabel={confirmLabel}
      danger={danger}
      className="grid gap-3"
      error={send.isError && problem === undefined && send.error.message}
    >
      {long ? <TextAreaField rows={3} {...field} /> : <TextField autoComplete="off" {...field} />}
    </FormDialog>
  );
}
