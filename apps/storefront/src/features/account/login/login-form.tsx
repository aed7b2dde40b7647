import { type LoginForm as LoginEntry, validateLogin } from '@ilaneer/domain/account/validate-login';
import { Button } from '@ilaneer/ui/buttons/button';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { resolveBy } from '../../../lib/form.ts';
import { type AccountDialog, finishLogin, openAccountDialog } from '../../../lib/login-prompt.ts';
import { shownProblems } from '../dialog/account-problem.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { SwitchDialog } from '../dialog/switch-dialog.tsx';
import { TermsNote } from '../dialog/terms-note.tsx';
import { TextButton } from '../dialog/text-button.tsx';
import { OrDivider } from '../social-login/or-divider.tsx';
import { SocialButtons } from '../social-login/social-buttons.tsx';
import { loginProblem, useLogIn } from './log-in.ts';

type LoginFormProps = {
  /** What was typed in another dialog before. */
  readonly identifier: string;
};

/** The fields of the login dialog. A field's error goes when that field is edited. */
export function LoginForm({ identifier }: LoginFormProps) {
  const logIn = useLogIn();
  const form = useForm<LoginEntry>({
    defaultValues: { email: identifier, password: '' },
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
        {...form.register('email', edited('email'))}
        label="Enter Mobile Number / Email*"
        error={errors.email?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        disabled={sending}
      />
      <div className="grid gap-1">
        <PasswordField
          {...form.register('password', edited('password'))}
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
