import { OTP } from '@ilaneer/domain/verification/otp';
import { CodeField } from '@ilaneer/ui/fields/code-field';
import { useState } from 'react';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { TextButton } from '../dialog/text-button.tsx';
import { formatIdentifier } from './identifier.ts';

type OtpFieldProps = {
  readonly entry: OtpEntry;
  readonly disabled: boolean;
  /** Takes the focus as it comes, where the step before it went with the focus. */
  readonly opensHere?: boolean;
  /** Hears of every whole OTP, typed or pasted. */
  readonly onComplete?: (otp: string) => void;
};

/** The boxes of an OTP. */
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
  /** Null when it had been sent before. */
  readonly to: string | null;
  /** It was sent once more. */
  readonly again: boolean;
  readonly disabled: boolean;
  /** Leads back to where the number or address is typed; leave it out where there is no such place. */
  readonly onChange?: () => void;
};

const VALID_MINUTES = OTP.validMs / 60_000;

/** Where the OTP went, with the way back for who mistyped. */
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
  /** When another code may be asked for, in milliseconds since 1970. */
  readonly resendAt: number;
  readonly disabled: boolean;
  readonly onResend: () => void;
};

/** 'Resend OTP', and until then how long that takes. */
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

/** An OTP as it is being typed, and what is wrong with it. */
export function useOtpEntry() {
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // Every round has boxes of its own, so that a new one starts with empty ones.
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
    /** Whether every box is filled; says so when one is not, and leads there. */
    isComplete(): boolean {
      if (otp.length === OTP.digits) return true;
      // Why the last one was refused stays while the boxes are empty.
      if (otp !== '' || problem === null) setProblem(`Please enter the complete ${OTP.digits}-digit OTP`);
      setSentUnfinished((before) => before + 1);
      return false;
    },
    /** Empties the boxes for another try. */
    startAgain(why: string | null): void {
      setOtp('');
      setProblem(why);
      setRound((before) => before + 1);
      setSentUnfinished(0);
    },
  };
}

/** An OTP as it is being typed. */
export type OtpEntry = ReturnType<typeof useOtpEntry>;
