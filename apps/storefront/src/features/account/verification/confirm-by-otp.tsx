import { Button } from '@ilaneer/ui/buttons/button';
import { accountProblem } from '../dialog/account-problem.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { OtpField } from './otp-fields.tsx';
import { OtpSentNote } from './otp-sent-note.tsx';
import { ResendCode } from './resend-code.tsx';
import { useSendConfirmationOtp } from './send-confirmation-otp.ts';
import type { OtpEntry } from './use-otp-entry.ts';

type ConfirmByOtpProps = {
  readonly entry: OtpEntry;
  /** What the OTP is for: 'To set a password, …'. */
  readonly why: string;
  readonly disabled: boolean;
};

/** The OTP that confirms a change of an account without a password: has it sent, then asks for it. */
export function ConfirmByOtp({ entry, why, disabled }: ConfirmByOtpProps) {
  const send = useSendConfirmationOtp();
  const problems = send.error === null ? [] : [accountProblem(send.error)];
  const isAskedFor = send.data === undefined && entry.problem !== null && problems.length === 0;

  if (send.data === undefined) {
    return (
      <div className="grid justify-items-start gap-4">
        <ProblemBanner problems={isAskedFor ? ['Please choose Send OTP first, and enter it.'] : problems} />
        <p>{why}</p>
        <Button
          variant="secondary"
          busy={send.isPending}
          busyLabel="Sending OTP..."
          onClick={() => send.mutate()}
        >
          Send OTP
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <OtpSentNote to={send.data.sentTo} again={entry.round > 0} disabled={disabled} />
      <ProblemBanner problems={problems} />
      <OtpField entry={entry} disabled={disabled} opensHere />
      <ResendCode
        resendAt={send.data.resendAt}
        disabled={disabled || send.isPending}
        onResend={() => send.mutate(undefined, { onSuccess: () => entry.startAgain(null) })}
      />
    </div>
  );
}
