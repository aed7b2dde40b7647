import { clearOnEdit, resolveBy } from '@ilaneer/client/form';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type AccountDialog, closeAccountDialog, openAccountDialog } from '../../../lib/login-prompt.ts';
import { accountProblem, shownProblems } from '../dialog/account-problem.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { TermsNote } from '../dialog/terms.tsx';
import { SwitchDialog, TextButton } from '../dialog/text-button.tsx';
import { OrDivider, SocialButtons } from '../social-login/social-buttons.tsx';
import { checkIdentifier, type IdentifierEntry } from '../verification/identifier.ts';
import { useSendOtp } from './otp-calls.ts';

type LoginCodeDialogProps = {
  readonly open: boolean;
  readonly notice: string | null;
  readonly identifier: string;
};

/** ACCOUNT-20. */
export function LoginCodeDialog({ open, notice, identifier }: LoginCodeDialogProps) {
  return (
    <FormDialog open={open} onClose={closeAccountDialog} title="Log in or sign up" description={notice}>
      <LoginCodeForm identifier={identifier} />
    </FormDialog>
  );
}

type LoginCodeFormProps = {
  readonly identifier: string;
};

/** Creates missing accounts (ACCOUNT-20). */
function LoginCodeForm({ identifier }: LoginCodeFormProps) {
  const sendOtp = useSendOtp();
  const form = useForm<IdentifierEntry>({
    defaultValues: { identifier },
    resolver: resolveBy(checkIdentifier),
    reValidateMode: 'onSubmit',
  });
  const sending = sendOtp.isPending;

  // Restores the focus lost while disabled.
  useEffect(() => {
    if (sendOtp.isError) form.setFocus('identifier');
  }, [sendOtp.isError, form]);

  function goTo(dialog: AccountDialog) {
    openAccountDialog(dialog, form.getValues());
  }

  const edited = clearOnEdit(form, sendOtp);

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((entry) =>
        sendOtp.mutate(entry.identifier, {
          onSuccess: ({ resendAt }) => openAccountDialog('otp', { ...entry, resendAt }),
        }),
      )}
      className="grid gap-5"
    >
      <ProblemBanner problems={shownProblems(sendOtp.error, accountProblem)} />
      <TextField
        {...form.register('identifier', edited)}
        label="Mobile number or email"
        hint="We send you an OTP to log in with. No password needed."
        error={form.formState.errors.identifier?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        disabled={sending}
      />
      <Button type="submit" size="lg" wide busy={sending} busyLabel="Sending OTP...">
        Continue
      </Button>
      <OrDivider />
      <SocialButtons disabled={sending} />
      <TermsNote />
      <div className="grid justify-items-center">
        <TextButton onPress={() => goTo('login')} disabled={sending}>
          Login with password
        </TextButton>
        <SwitchDialog question="New here?" onSwitch={() => goTo('signup')} disabled={sending}>
          Sign up
        </SwitchDialog>
      </div>
    </form>
  );
}
