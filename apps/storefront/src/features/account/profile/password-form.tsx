import { SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import { Button } from '@ilaneer/ui/buttons/button';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { useForm } from 'react-hook-form';
import { clearOnEdit } from '../../../lib/clear-on-edit.ts';
import { resolveBy } from '../../../lib/form.ts';
import { problemAt } from '../dialog/account-problem.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { ConfirmByOtp } from '../verification/confirm-by-otp.tsx';
import { confirmationProblems, isOtpRefusal } from '../verification/confirmation-problems.ts';
import { otpProblem } from '../verification/otp-problem.ts';
import { useOtpEntry } from '../verification/use-otp-entry.ts';
import { useChangePassword } from './change-password.ts';
import { checkNewPassword, type PasswordEntry } from './check-new-password.ts';

type PasswordFormProps = { readonly hasPassword: boolean; readonly onChanged: () => void };

/** Changes the password, or sets the first one with an OTP. Other devices are logged out by it. */
export function PasswordForm({ hasPassword, onChanged }: PasswordFormProps) {
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
