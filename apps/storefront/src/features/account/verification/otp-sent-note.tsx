import { OTP } from '@ilaneer/domain/verification/otp';
import { TextButton } from '../dialog/text-button.tsx';
import { showIdentifier } from './identifier.ts';

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
          to <strong className="font-semibold wrap-anywhere">{showIdentifier(to)}</strong>
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
