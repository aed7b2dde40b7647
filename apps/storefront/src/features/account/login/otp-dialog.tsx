import { Button } from '@ilaneer/ui/buttons/button';
import { type FormEvent, useRef } from 'react';
import { closeAccountDialog, type LoginPrompt, openAccountDialog } from '../../../lib/login-prompt.ts';
import { accountProblem, secondsToWait, shownProblems } from '../dialog/account-problem.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { TermsNote } from '../dialog/terms.tsx';
import { finishSignIn } from '../signup/continue-entry.ts';
import { OrDivider, SocialButtons } from '../social-login/social-buttons.tsx';
import { OtpField, OtpSentNote, ResendCode, useOtpEntry } from '../verification/otp-fields.tsx';
import { otpProblem } from '../verification/otp-problem.ts';
import { useResetNotice } from '../verification/reset-notice.tsx';
import { isAgreementMissing } from './agree-dialog.tsx';
import { useSendOtp, useVerifyOtp } from './otp-calls.ts';

type OtpDialogProps = Pick<LoginPrompt, 'identifier' | 'resendAt'> & { readonly open: boolean };

/** VERIFICATION-7. */
export function OtpDialog({ open, identifier, resendAt }: OtpDialogProps) {
  return (
    <FormDialog open={open} onClose={closeAccountDialog} title="Enter your OTP">
      <OtpForm identifier={identifier} resendAt={resendAt} />
    </FormDialog>
  );
}

type OtpFormProps = { readonly identifier: string; readonly resendAt: number };

/** VERIFICATION-7. Logs in or creates the account. */
function OtpForm({ identifier, resendAt }: OtpFormProps) {
  const entry = useOtpEntry();
  const verify = useVerifyOtp();
  const resend = useSendOtp();
  const notifyReset = useResetNotice();
  const isChecking = useRef(false);
  const sending = verify.isPending || resend.isPending;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (entry.isComplete()) check(entry.otp);
  }

  function check(otp: string) {
    // A second press may precede rendering.
    if (isChecking.current || sending) return;
    isChecking.current = true;
    resend.reset();
    verify.mutate(
      { identifier, otp, agreeToTerms: false },
      {
        onSuccess: ({ user, isNewUser, isAccountReset }) => {
          if (isAccountReset) notifyReset();
          finishSignIn(user, isNewUser);
        },
        onError: (error) => {
          if (isAgreementMissing(error)) return openAccountDialog('agree', { otp });
          entry.startAgain(shownProblems(error, otpProblem)[0] ?? null);
          waitAsAsked(error);
        },
        onSettled: () => {
          isChecking.current = false;
        },
      },
    );
  }

  function sendAnother() {
    resend.mutate(identifier, {
      onSuccess: (sent) => {
        openAccountDialog('otp', { resendAt: sent.resendAt });
        entry.startAgain(null);
      },
      onError: (error) => {
        // The banner has the reason.
        entry.startAgain(null);
        waitAsAsked(error);
      },
    });
  }

  // The wait applies to new OTPs too.
  function waitAsAsked(error: Error) {
    const seconds = secondsToWait(error);
    if (seconds !== null) openAccountDialog('otp', { resendAt: Date.now() + seconds * 1_000 });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <OtpSentNote
        to={identifier}
        again={resend.isSuccess}
        disabled={sending}
        onChange={() => openAccountDialog('login-code')}
      />
      <ProblemBanner problems={shownProblems(resend.error, accountProblem)} />
      <OtpField entry={entry} disabled={sending} onComplete={check} />
      <ResendCode resendAt={resendAt} disabled={sending} onResend={sendAnother} />
      <div className="grid gap-3">
        <Button type="submit" size="lg" wide busy={verify.isPending} busyLabel="Checking OTP...">
          Continue
        </Button>
        <TermsNote />
      </div>
      <OrDivider />
      <SocialButtons disabled={sending} />
    </form>
  );
}
