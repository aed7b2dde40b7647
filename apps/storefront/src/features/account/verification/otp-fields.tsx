import { OTP } from '@ilaneer/domain/verification/otp';
import { CodeField } from '@ilaneer/ui/fields/code-field';
import { useState } from 'react';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { TextButton } from '../dialog/text-button.tsx';
import { formatIdentifier } from './identifier.ts';

type OtpFieldProps = {
  readonly entry: OtpEntry;
  readonly disabled: boolean;
  readonly opensHere?: boolean;
  readonly onComplete?: (otp: string) => void;
};

export function OtpField({ entry, disabled, opensHere = false, onComplete }: OtpFieldProps) {
  return (
    <CodeField
      key={entry.round}
      label={`Enter the ${OTP.digits}-digit OTP`}
      length={OTP.digits}
      error={entry.problem}
      disabled={disabled}
      autoFocus={opensHere || entry.round > 0}
      sentUnfinished={entry.sentUnfinished}
      onCodeChange={(code) => {
        entry.change(code);
        if (code.length === OTP.digits) onComplete?.(code);
      }}
    />
  );
}

type OtpSentNoteProps = {
  /** Null: sent earlier. */
  readonly to: string | null;
  /** Resent. */
  readonly again: boolean;
  readonly disabled: boolean;
  readonly onChange?: () => void;
};

const VALID_MINUTES = OTP.validMs / 60_000;

export function OtpSentNote({ to, again, disabled, onChange }: OtpSentNoteProps) {
  return (
    <p role="status">
      We sent a {again && 'new '}
      {OTP.digits}-digit OTP{' '}
      {to === null ? (
        'a moment ago'
      ) : (
        <>
          to <strong className="font-semibold wrap-anywhere">{formatIdentifier(to)}</strong>
        </>
      )}
      . It works for {VALID_MINUTES} minutes.
      {onChange !== undefined && (
        <>
          {' '}
          <TextButton onPress={onChange} disabled={disabled}>
            Change
          </TextButton>
        </>
      )}
    </p>
  );
}

type ResendCodeProps = {
  readonly resendAt: number;
  readonly disabled: boolean;
  readonly onResend: () => void;
};

/** With countdown. */
export function ResendCode({ resendAt, disabled, onResend }: ResendCodeProps) {
  const seconds = useCountdown(resendAt);
  return (
    <p className="flex flex-wrap items-center gap-x-1">
      Didn't get it?
      <TextButton onPress={onResend} disabled={disabled || seconds > 0}>
        Resend OTP
      </TextButton>
      {seconds > 0 && <span className="text-palm-soft tabular-nums">in {waitText(seconds)}</span>}
    </p>
  );
}

function waitText(seconds: number): string {
  if (seconds >= 60) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes`;
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

export function useOtpEntry() {
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // A new key empties the boxes.
  const [round, setRound] = useState(0);
  const [sentUnfinished, setSentUnfinished] = useState(0);

  return {
    otp,
    problem,
    round,
    sentUnfinished,
    change(code: string): void {
      setOtp(code);
      setProblem(null);
    },
    /** Reports and focuses a missing digit. */
    isComplete(): boolean {
      if (otp.length === OTP.digits) return true;
      // Keeps the last refusal while empty.
      if (otp !== '' || problem === null) setProblem(`Please enter the complete ${OTP.digits}-digit OTP`);
      setSentUnfinished((before) => before + 1);
      return false;
    },
    /** Empties for another try. */
    startAgain(why: string | null): void {
      setOtp('');
      setProblem(why);
      setRound((before) => before + 1);
      setSentUnfinished(0);
    },
  };
}

export type OtpEntry = ReturnType<typeof useOtpEntry>;
