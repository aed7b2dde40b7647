import { type LoginForm as LoginEntry, validateLogin } from '@ilaneer/domain/account/validate-login';
import { Button } from '@ilaneer/ui/button';
import { PasswordField } from '@ilaneer/ui/password-field';
import { TextField } from '@ilaneer/ui/text-field';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { finishLogin, openAccountDialog } from '../../../lib/login-prompt.ts';
import { loginProblem, useLogIn } from '../api/log-in.ts';
import { resolveBy } from '../form-problems.ts';
import { ProblemBanner } from './problem-banner.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

/** The fields of the login dialog. A field's error goes when that field is edited. */
export function LoginForm() {
  const logIn = useLogIn();
  const form = useForm<LoginEntry>({
    defaultValues: { email: '', password: '' },
    resolver: resolveBy(validateLogin),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const sending = logIn.isPending;

  // The fields were disabled while sending, so the focus had nowhere to stay.
  useEffect(() => {
    if (logIn.isError) form.setFocus('password');
  }, [logIn.isError, form]);

  function edited(field: keyof LoginEntry) {
    return {
      onChange: () => {
        form.clearErrors(field);
        if (logIn.isError) logIn.reset();
      },
    };
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((entry) => logIn.mutate(entry, { onSuccess: () => finishLogin() }))}
      className="grid gap-5"
    >
      <ProblemBanner problems={logIn.error === null ? [] : [loginProblem(logIn.error)]} />
      <TextField
        {...form.register('email', edited('email'))}
        label="Enter Mobile Number / Email*"
        error={errors.email?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        disabled={sending}
      />
      <PasswordField
        {...form.register('password', edited('password'))}
        label="Password*"
        error={errors.password?.message}
        disabled={sending}
      />
      <Button type="submit" size="lg" wide busy={sending} busyLabel="Logging in...">
        Login
      </Button>
      <SwitchDialog
        question="Don't have an account?"
        onSwitch={() => openAccountDialog('signup')}
        disabled={sending}
      >
        Signup
      </SwitchDialog>
    </form>
  );
}
