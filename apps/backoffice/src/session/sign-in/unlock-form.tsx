import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import type { unlockSession } from '@ilaneer/contract/staff/people/sign-in';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { openSession } from '../session.ts';
import { requestNow } from '../transport.ts';

type Values = { password: string };

export function UnlockForm() {
  const form = useForm<Values>({ defaultValues: { password: '' } });
  const unlock = useMutation({
    mutationFn: (body: Values) => requestNow<typeof unlockSession>('POST', '/staff/unlock', { body }),
    onSuccess: ({ member, csrfToken }) => openSession(member, csrfToken),
    onError: (error) => showRefusal(form, ['password'], error),
  });
  const { errors } = form.formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((values) => unlock.mutate(values))}>
      {unlock.isError && errors.password === undefined && (
        <Notice tone="error">{unlock.error.message}</Notice>
      )}
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus
        error={errors.password?.message}
        {...form.register('password', { ...clearOnEdit(form, unlock), required: 'Password is required' })}
      />
      <Button type="submit" wide busy={unlock.isPending}>
        Unlock
      </Button>
    </form>
  );
}
