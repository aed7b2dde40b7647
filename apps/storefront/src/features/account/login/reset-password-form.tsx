import { passwordProblem, SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import { Button } from '@ilaneer/ui/buttons/button';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { useForm } from 'react-hook-form';
import { clearOnEdit } from '../../../lib/clear-on-edit.ts';
import { problemsIn, resolveBy } from '../../../lib/form.ts';
import { accountProblem, problemAt } from '../dialog/account-problem.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { isSpentLink } from '../verification/spent-link.ts';
import { useResetPassword } from './reset-password.ts';

type PasswordEntry = { readonly password: string };

type ResetPasswordFormProps = {
  /** The token of the link. */
  readonly token: string;
  readonly onDone: () => void;
  /** The link counts no more. */
  readonly onSpent: (why: string) => void;
};

/** Asks for the new password of whoever opened the link. */
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
