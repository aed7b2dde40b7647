import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import type { SignInStep, signInStaff } from '@ilaneer/contract/staff/people/sign-in';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { requestNow } from '../transport.ts';

type Values = { email: string; password: string };

export function PasswordStep({ onDone }: { onDone: (step: SignInStep) => void }) {
  const form = useForm<Values>({ defaultValues: { email: '', password: '' } });
  const signIn = useMutation({
    mutationFn: (body: Values) => requestNow<typeof signInStaff>('POST', '/staff/sign-in', { body }),
    onSuccess: ({ step }) => onDone(step),
    onError: (error) => showRefusal(form, ['email', 'password'], error),
  });
  const { errors } = form.formState;
  const edit = clearOnEdit(form, signIn);
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((values) => signIn.mutate(values))}>
      {signIn.isError && Object.keys(errors).length === 0 && (
        <Notice tone="error">{signIn.error.message}</Notice>
      )}
      <TextField
        label="Email address"
        type="email"
        autoComplete="username webauthn"
        autoFocus
        error={errors.email?.message}
        {...form.register('email', { ...edit, required: 'Email is required' })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { ...edit, required: 'Password is required' })}
      />
      <Button type="submit" wide busy={signIn.isPending}>
        Continue
      </Button>
    </form>
  );
}
