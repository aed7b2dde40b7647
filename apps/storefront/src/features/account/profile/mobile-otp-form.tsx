import { Button } from '@ilaneer/ui/buttons/button';
import { type FormEvent, useState } from 'react';
import { accountProblem } from '../dialog/account-problem.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { OtpField, OtpSentNote, ResendCode, useOtpEntry } from '../verification/otp-fields.tsx';
import { otpProblem } from '../verification/otp-problem.ts';
import { useConfirmMobileNumber, useRequestMobileNumber } from './mobile-number.ts';

type MobileOtpFormProps = {
  readonly mobileNumber: string;
  readonly resendAt: number;
  readonly onChangeNumber: () => void;
  readonly onConfirmed: () => void;
};

/** Proves a mobile number with the OTP that went there. */
export function MobileOtpForm(props: MobileOtpFormProps) {
  const { mobileNumber, onChangeNumber, onConfirmed } = props;
  const [resendAt, setResendAt] = useState(props.resendAt);
  const entry = useOtpEntry();
  const confirm = useConfirmMobileNumber();
  const resend = useRequestMobileNumber();
  const sending = confirm.isPending || resend.isPending;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending || !entry.isComplete()) return;
    resend.reset();
    confirm.mutate(
      { mobileNumber, otp: entry.otp },
      { onSuccess: onConfirmed, onError: (error) => entry.startAgain(otpProblem(error)) },
    );
  }

  function sendAnother() {
    resend.mutate(
      { mobileNumber },
      {
        onSuccess: (sent) => {
          setResendAt(sent.resendAt);
          entry.startAgain(null);
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <OtpSentNote to={mobileNumber} again={resend.isSuccess} disabled={sending} onChange={onChangeNumber} />
      <ProblemBanner problems={resend.error === null ? [] : [accountProblem(resend.error)]} />
      <OtpField entry={entry} disabled={sending} opensHere />
      <ResendCode resendAt={resendAt} disabled={sending} onResend={sendAnother} />
      <Button type="submit" size="lg" wide busy={confirm.isPending} busyLabel="Checking OTP...">
        Verify number
      </Button>
    </form>
  );
}
