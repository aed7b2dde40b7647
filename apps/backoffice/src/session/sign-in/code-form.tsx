import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

type Values = { code: string };

type CodeFormProps = {
  label: string;
  submitLabel: string;
  send: (code: string) => Promise<void>;
};

export function CodeForm({ label, submitLabel, send }: CodeFormProps) {
  const form = useForm<Values>({ defaultValues: { code: '' } });
  const call = useMutation({
    mutationFn: ({ code }: Values) => send(code.trim()),
    onError: (error) => showRefusal(form, ['code'], error),
  });
  const submit = form.handleSubmit((values) => call.mutate(values));
  const { errors } = form.formState;
  const { onChange } = clearOnEdit(form, call);
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {call.isError && errors.code === undefined && <Notice tone="error">{call.error.message}</Notice>}
      <TextField
        label={label}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={errors.code?.message}
        {...form.register('code', {
          required: 'Code is required',
          onChange: (event: { target: { value: string } }) => {
            onChange();
            if (/^\d{6}$/.test(event.target.value.trim()) && !call.isPending) void submit();
          },
        })}
      />
      <Button type="submit" wide busy={call.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
