import { clearOnEdit, problemsIn, resolveBy } from '@ilaneer/client/form';
import type { forgotPassword } from '@ilaneer/contract/account/password';
import { emailProblem, SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { request } from '../../../lib/api-client.ts';
import { closeAccountDialog, openAccountDialog, untilDialogCloses } from '../../../lib/login-prompt.ts';
import { accountProblem, shownProblems } from '../dialog/account-problem.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { TextButton } from '../dialog/text-button.tsx';

type ForgotPasswordDialogProps = { readonly open: boolean; readonly identifier: string };

/** VERIFICATION-11. */
export function ForgotPasswordDialog({ open, identifier }: ForgotPasswordDialogProps) {
  return (
    <FormDialog open={open} onClose={closeAccountDialog} title="Forgot your password?">
      <ForgotPasswordForm email={identifier.includes('@') ? identifier.trim() : ''} />
    </FormDialog>
  );
}

type EmailEntry = { readonly email: string };

function ForgotPasswordForm({ email }: EmailEntry) {
  const ask = useForgotPassword();
  const form = useForm<EmailEntry>({
    defaultValues: { email },
    resolver: resolveBy(({ email: typed }) => problemsIn({ email: emailProblem(typed) })),
    reValidateMode: 'onSubmit',
  });
  const sending = ask.isPending;
  const edited = clearOnEdit(form, ask);

  return (
    <form noValidate onSubmit={form.handleSubmit((entry) => ask.mutate(entry.email))} className="grid gap-5">
      <ProblemBanner problems={shownProblems(ask.error, accountProblem)} />
      <div role="status" className="empty:hidden">
        {ask.isSuccess && (
          <p className="flex gap-3 rounded-md bg-leaf-tint p-4">
            <Icon name="mail" className="shrink-0 text-leaf-dark" />
            <span>
              <span className="font-semibold">{ask.data.message}.</span> It works for 30 minutes. Please look
              into your spam folder too.
            </span>
          </p>
        )}
      </div>
      <TextField
        {...form.register('email', edited)}
        type="email"
        label="Email"
        required
        maxLength={SIGNUP_LIMITS.email.max}
        hint="We send you a link to set a new password."
        error={form.formState.errors.email?.message}
        autoComplete="email"
        disabled={sending}
      />
      <Button type="submit" size="lg" wide busy={sending} busyLabel="Sending link...">
        {ask.isSuccess ? 'Send the link again' : 'Send link'}
      </Button>
      <p className="text-center">
        <TextButton
          onPress={() => openAccountDialog('login', { identifier: form.getValues('email') })}
          disabled={sending}
        >
          Back to login
        </TextButton>
      </p>
    </form>
  );
}

function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) =>
      request<typeof forgotPassword>('POST', '/forgot-password', {
        body: { email: typedEmail(email) },
        signal: untilDialogCloses(),
      }),
  });
}
