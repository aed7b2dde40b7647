import { withParts } from '@ilaneer/client/api-errors';
import { clearOnEdit, resolveBy } from '@ilaneer/client/form';
import type { signup, UserView } from '@ilaneer/contract/account/account';
import {
  SIGNUP_LIMITS,
  type SignupForm as SignupFields,
  validateSignup,
} from '@ilaneer/domain/account/validate-signup';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import { Button } from '@ilaneer/ui/buttons/button';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { request } from '../../../lib/api-client.ts';
import { openAccountDialog, untilDialogCloses } from '../../../lib/login-prompt.ts';
import { NoticeLanguages, useNoticeLanguage } from '../../../lib/notice-language.tsx';
import { storeSignup } from '../../../lib/session.ts';
import { problemAt, shownProblems } from '../dialog/account-problem.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { TermsNote } from '../dialog/terms.tsx';
import { SwitchDialog } from '../dialog/text-button.tsx';
import { OrDivider, SocialButtons } from '../social-login/social-buttons.tsx';
import { ConsentBox } from './consent-box.tsx';
import { shownNotice } from './shown-notice.ts';
import { signupProblems } from './signup-problems.ts';

type SignupFormProps = {
  readonly onCreated: (created: { readonly token: string; readonly user: UserView }) => void;
};

export function SignupForm({ onCreated }: SignupFormProps) {
  const signUp = useSignUp();
  const form = useForm<SignupEntry>({
    defaultValues: { name: '', email: '', password: '', agreeToTerms: false, subscribeToEmails: false },
    resolver: resolveBy<SignupEntry>(validateSignup),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const agreed = useWatch({ control: form.control, name: 'agreeToTerms' });
  const sending = signUp.isPending;
  const edited = clearOnEdit(form, signUp);
  const passwordProblem = problemAt(signUp.error, 'password');
  const problems = shownProblems(signUp.error, signupProblems).filter((text) => text !== passwordProblem);
  const send = form.handleSubmit((entry) => signUp.mutate(entry, { onSuccess: onCreated }));
  const missingId = useId();
  const language = useNoticeLanguage();

  // The button is disabled until agreement; Enter explains.
  function pressEnter(event: KeyboardEvent) {
    const isInField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key === 'Enter' && isInField && !agreed) void send();
  }

  return (
    <form noValidate onSubmit={send} onKeyDown={pressEnter} className="grid gap-5">
      <ProblemBanner problems={problems} />
      <TextField
        {...form.register('name', edited)}
        label="Name"
        required
        maxLength={SIGNUP_LIMITS.name.max}
        error={errors.name?.message}
        autoComplete="name"
        disabled={sending}
      />
      <TextField
        {...form.register('email', edited)}
        type="email"
        label="Email"
        required
        maxLength={SIGNUP_LIMITS.email.max}
        error={errors.email?.message}
        autoComplete="email"
        disabled={sending}
      />
      <PasswordField
        {...form.register('password', edited)}
        label="Password"
        required
        hint={`At least ${SIGNUP_LIMITS.password.min} characters`}
        maxLength={SIGNUP_LIMITS.password.max}
        error={errors.password?.message ?? passwordProblem}
        autoComplete="new-password"
        disabled={sending}
      />
      <div>
        <NoticeLanguages language={language} />
        <ConsentBox
          {...form.register('agreeToTerms', edited)}
          purpose="terms"
          error={errors.agreeToTerms?.message}
          disabled={sending}
        />
        <ConsentBox {...form.register('subscribeToEmails', edited)} purpose="emails" disabled={sending} />
      </div>
      <div className="grid gap-2">
        <Button
          type="submit"
          size="lg"
          wide
          disabled={!agreed}
          aria-describedby={missingId}
          busy={sending}
          busyLabel="Creating Account..."
        >
          Create Account
        </Button>
        <p id={missingId} className="text-center text-palm-soft text-sm empty:hidden">
          {!agreed && 'Agree to the terms above to create your account.'}
        </p>
      </div>
      <OrDivider />
      <div className="grid gap-3">
        <Button
          variant="secondary"
          size="lg"
          wide
          disabled={sending}
          onClick={() => openAccountDialog('login-code', { identifier: form.getValues('email') })}
        >
          Sign up with OTP
        </Button>
        <SocialButtons disabled={sending} compact />
        <TermsNote />
      </div>
      <SwitchDialog
        question="Already have an account?"
        onSwitch={() => openAccountDialog('login')}
        disabled={sending}
      >
        Login
      </SwitchDialog>
    </form>
  );
}

type SignupEntry = SignupFields & { readonly subscribeToEmails: boolean };

/** The token is stored, but the session starts at hand-over. */
function useSignUp() {
  return useMutation({
    mutationFn: ({ name, email, ...rest }: SignupEntry) =>
      request<typeof signup>('POST', '/signup-with-email', {
        body: { ...rest, name: name.trim(), email: typedEmail(email), ...shownNotice() },
        signal: untilDialogCloses(),
      }).then(withParts('token', 'user')),
    onSuccess: ({ token, user }) => storeSignup(token, user),
  });
}
