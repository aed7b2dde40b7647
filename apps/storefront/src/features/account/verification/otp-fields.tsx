import { OTP } from '@ilaneer/domain/verification/otp';
import { CodeField } from '@ilaneer/ui/fields/code-field';
import type { OtpEntry } from './use-otp-entry.ts';

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
      onCodeChange={(code) => {
        entry.change(code);
        if (code.length === OTP.digits) onComplete?.(code);
      }}
    />
  );
}
