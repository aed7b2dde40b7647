import { clearOnEdit, problemsIn, resolveBy } from '@ilaneer/client/form';
import type { resetPassword } from '@ilaneer/contract/account/password';
import { passwordProblem, SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import { Button } from '@ilaneer/ui/buttons/button';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { request } from '../../../lib/api-client.ts';
import { accountProblem, problemAt } from '../dialog/account-problem.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { isSpentLink } from '../verification/mailed-link.ts';

type PasswordEntry = { readonly password: string };

type ResetPasswordFormProps = {
  readonly token: string;
  readonly onDone: () => void;
  readonly onSpent: (why: string) => void;
};

export function ResetPasswordForm({ token, onDone, onSpent }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const form = useForm<PasswordEntry>({
    defaultValues: { password: '' },
    resolver: resolveBy(({ password }) => problemsIn({ password: passwordProblem(password) })),
    reValidateMode: 'onSubmit',
  });
  const sending = reset.isPending;
  const refusal = problemAt(reset.error, 'password');

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ password }) =>
        reset.mutate(
          { token, password },
          {
            onSuccess: onDone,
            onError: (error) => {
              if (isSpentLink(error)) onSpent(error.message);
            },
          },
        ),
      )}
      className="grid gap-5"
    >
      <ProblemBanner
        problems={reset.error === null || refusal !== undefined ? [] : [accountProblem(reset.error)]}
      />
      <PasswordField
        {...form.register('password', clearOnEdit(form, reset))}
        label="New password"
        required
        hint={`At least ${SIGNUP_LIMITS.password.min} characters`}
        maxLength={SIGNUP_LIMITS.password.max}
        error={form.formState.errors.password?.message ?? refusal}
        autoComplete="new-password"
        disabled={sending}
      />
      <Button type="submit" size="lg" wide busy={sending} busyLabel="Saving...">
        Set new password
      </Button>
    </form>
  );
}

function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly token: string; readonly password: string }) =>
      request<typeof resetPassword>('POST', '/reset-password', { body }),
    // This browser's session may have ended.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['user-details'] }),
  });
}
