import { OTP } from '@ilaneer/domain/account/otp';
import { CodeField } from '@ilaneer/ui/code-field';
import type { OtpEntry } from '../use-otp-entry.ts';

type OtpFieldProps = { readonly entry: OtpEntry; readonly disabled: boolean };

/** The boxes of an OTP. */
export function OtpField({ entry, disabled }: OtpFieldProps) {
  return (
    <CodeField
      key={entry.round}
      label={`Enter the ${OTP.digits}-digit OTP`}
      length={OTP.digits}
      error={entry.problem}
      disabled={disabled}
      autoFocus={entry.round > 0}
      onCodeChange={entry.change}
    />
  );
}
