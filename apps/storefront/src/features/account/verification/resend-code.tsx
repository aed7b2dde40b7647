import { useCountdown } from '../../../lib/use-countdown.ts';
import { TextButton } from '../dialog/text-button.tsx';

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
