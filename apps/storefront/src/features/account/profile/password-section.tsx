import { clearOnEdit, problemsIn, resolveBy } from '@ilaneer/client/form';
import type { UserView } from '@ilaneer/contract/account/account';
import type { changePassword } from '@ilaneer/contract/account/password';
import type { PartOf } from '@ilaneer/contract/message/call';
import { passwordProblem, SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { Button } from '@ilaneer/ui/buttons/button';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { request } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/session.ts';
import { HELD_CHANGE_KEY, useChangeInDoubt } from '../dialog/account-call.ts';
import { problemAt } from '../dialog/account-problem.ts';
import { ChangeDialog } from '../dialog/form-dialog.tsx';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { AccountSection } from '../page/account-page.tsx';
import { SESSIONS_KEY } from '../session/sessions.ts';
import { PROVIDER_NAMES } from '../social-login/social-login.ts';
import { useOtpEntry } from '../verification/otp-fields.tsx';
import { otpProblem } from '../verification/otp-problem.ts';
import { ConfirmByOtp, confirmationProblems, isOtpRefusal } from '../verification/owner-proof.tsx';

/** Change or first password. */
export function PasswordSection({ user }: { readonly user: UserView }) {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  // Fixed at opening.
  const [changing, setChanging] = useState(user.hasPassword);

  return (
    <AccountSection id="password" text={loginText(user)}>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        onClick={() => {
          setChanging(user.hasPassword);
          setOpen(true);
        }}
      >
        {titleOf(user.hasPassword)}
      </Button>
      <ChangeDialog
        open={open}
        onClose={() => setOpen(false)}
        title={titleOf(changing)}
        description="Your other devices are logged out when it changes."
      >
        <PasswordForm
          hasPassword={changing}
          onChanged={() => {
            setOpen(false);
            show({ text: 'Your password is saved. Your other devices are logged out.', tone: 'success' });
          }}
        />
      </ChangeDialog>
    </AccountSection>
  );
}

function titleOf(hasPassword: boolean): string {
  return hasPassword ? 'Change password' : 'Set a password';
}

function loginText({ hasPassword, signInWith }: UserView): string {
  const ways = ['an OTP', ...signInWith.map((provider) => PROVIDER_NAMES[provider])].join(' or ');
  return hasPassword
    ? `You log in with your password, or with ${ways}.`
    : `You log in with ${ways}. With a password you don't have to wait for an OTP.`;
}

type PasswordFormProps = { readonly hasPassword: boolean; readonly onChanged: () => void };

/** A first password needs an OTP. Logs out other devices. */
function PasswordForm({ hasPassword, onChanged }: PasswordFormProps) {
  const change = useChangePassword();
  const otp = useOtpEntry();
  const form = useForm<PasswordEntry>({
    defaultValues: { currentPassword: '', newPassword: '' },
    resolver: resolveBy((entry) => checkNewPassword(entry, hasPassword)),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const refusal = problemAt(change.error, 'newPassword');
  const problems = confirmationProblems(refusal === undefined ? change.error : null);
  const sending = change.isPending;
  const edited = clearOnEdit(form, change);

  function send({ currentPassword, newPassword }: PasswordEntry) {
    if (!hasPassword && !otp.isComplete()) return;
    change.mutate(hasPassword ? { currentPassword, newPassword } : { otp: otp.otp, newPassword }, {
      onSuccess: onChanged,
      onError: (error) => {
        if (isOtpRefusal(error)) otp.startAgain(otpProblem(error));
        else
          form.setFocus(
            hasPassword && problemAt(error, 'newPassword') === undefined ? 'currentPassword' : 'newPassword',
          );
      },
    });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="grid gap-5">
      <ProblemBanner problems={problems.general} />
      {hasPassword ? (
        <PasswordField
          {...form.register('currentPassword', edited)}
          label="Current password"
          required
          error={errors.currentPassword?.message ?? problems.password}
          disabled={sending}
        />
      ) : (
        <ConfirmByOtp
          entry={otp}
          why="Before you set a password, we make sure that it is you: we send you an OTP."
          disabled={sending}
        />
      )}
      <PasswordField
        {...form.register('newPassword', edited)}
        label="New password"
        required
        hint={`At least ${SIGNUP_LIMITS.password.min} characters`}
        maxLength={SIGNUP_LIMITS.password.max}
        error={errors.newPassword?.message ?? refusal}
        autoComplete="new-password"
        disabled={sending}
      />
      <Button type="submit" size="lg" wide busy={sending} busyLabel="Saving...">
        {hasPassword ? 'Change password' : 'Set password'}
      </Button>
    </form>
  );
}

function useChangePassword() {
  const queryClient = useQueryClient();
  const onError = useChangeInDoubt();
  return useMutation({
    mutationKey: HELD_CHANGE_KEY,
    mutationFn: (body: PartOf<typeof changePassword, 'body'>) =>
      request<typeof changePassword>('POST', '/change-password', {
        body,
      }),
    onError,
    onSuccess: ({ user }) => {
      refreshUser(user);
      void queryClient.invalidateQueries({ queryKey: [SESSIONS_KEY] });
    },
  });
}

type PasswordEntry = { readonly currentPassword: string; readonly newPassword: string };

/** ACCOUNT-6. */
function checkNewPassword(entry: PasswordEntry, hasPassword: boolean): FieldProblem[] {
  return problemsIn({
    currentPassword: hasPassword && entry.currentPassword === '' ? 'Current password is required' : null,
    newPassword: passwordProblem(entry.newPassword),
  });
}
