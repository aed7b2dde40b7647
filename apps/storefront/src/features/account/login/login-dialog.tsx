import { ApiError, ConnectionError, withParts } from '@ilaneer/client/api-errors';
import { clearOnEdit, resolveBy } from '@ilaneer/client/form';
import type { login } from '@ilaneer/contract/account/account';
import { type LoginForm as LoginEntry, validateLogin } from '@ilaneer/domain/account/validate-login';
import { Button } from '@ilaneer/ui/buttons/button';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { request } from '../../../lib/api-client.ts';
import {
  type AccountDialog,
  closeAccountDialog,
  finishLogin,
  openAccountDialog,
  untilDialogCloses,
} from '../../../lib/login-prompt.ts';
import { startSession } from '../../../lib/session.ts';
import { shownProblems } from '../dialog/account-problem.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { TermsNote } from '../dialog/terms.tsx';
import { SwitchDialog, TextButton } from '../dialog/text-button.tsx';
import { OrDivider, SocialButtons } from '../social-login/social-buttons.tsx';

type LoginDialogProps = {
  readonly open: boolean;
  readonly notice: string | null;
  readonly identifier: string;
};

/** ACCOUNT-43. */
export function LoginDialog({ open, notice, identifier }: LoginDialogProps) {
  return (
    <FormDialog open={open} onClose={closeAccountDialog} title="Login to your account!" description={notice}>
      <LoginForm identifier={identifier} />
    </FormDialog>
  );
}

type LoginFormProps = {
  readonly identifier: string;
};

function LoginForm({ identifier }: LoginFormProps) {
  const logIn = useLogIn();
  const form = useForm<LoginEntry>({
    defaultValues: { email: identifier, password: '' },
    resolver: resolveBy(validateLogin),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const sending = logIn.isPending;

  // Restores the focus lost while disabled.
  useEffect(() => {
    if (logIn.isError) form.setFocus('password');
  }, [logIn.isError, form]);

  function goTo(dialog: AccountDialog) {
    openAccountDialog(dialog, { identifier: form.getValues('email') });
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((entry) => logIn.mutate(entry, { onSuccess: () => finishLogin() }))}
      className="grid gap-5"
    >
      <ProblemBanner problems={shownProblems(logIn.error, loginProblem)} />
      <TextField
        {...form.register('email', clearOnEdit(form, logIn, 'email'))}
        label="Enter Mobile Number / Email*"
        error={errors.email?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        disabled={sending}
      />
      <div className="grid gap-1">
        <PasswordField
          {...form.register('password', clearOnEdit(form, logIn, 'password'))}
          label="Password*"
          error={errors.password?.message}
          disabled={sending}
        />
        <p className="-mr-1 justify-self-end text-sm">
          <TextButton onPress={() => goTo('forgot-password')} disabled={sending}>
            Forgot Your password?
          </TextButton>
        </p>
      </div>
      <Button type="submit" size="lg" wide busy={sending} busyLabel="Logging in...">
        Login
      </Button>
      <OrDivider />
      <div className="grid gap-3">
        <Button variant="secondary" size="lg" wide disabled={sending} onClick={() => goTo('login-code')}>
          Login with OTP
        </Button>
        <SocialButtons disabled={sending} compact />
        <TermsNote />
      </div>
      <SwitchDialog question="Don't have an account?" onSwitch={() => goTo('signup')} disabled={sending}>
        Signup
      </SwitchDialog>
    </form>
  );
}

function useLogIn() {
  return useMutation({
    mutationFn: ({ email, password }: LoginEntry) =>
      request<typeof login>('POST', '/login-user', {
        body: { email: email.trim(), password },
        signal: untilDialogCloses(),
      }).then(withParts('token', 'user')),
    onSuccess: ({ token, user }) => startSession(token, user),
  });
}

/** ACCOUNT-18. */
function loginProblem(error: Error): string {
  if (error instanceof ApiError) return error.reply?.message ?? 'Login failed';
  if (error instanceof ConnectionError) {
    return 'Network error. Please check your connection.';
  }
  return 'An unexpected error occurred.';
}
