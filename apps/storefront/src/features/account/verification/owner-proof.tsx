import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { ConfirmByOtp } from './confirm-by-otp.tsx';
import { confirmationProblems } from './confirmation-problems.ts';
import type { OwnerProof } from './use-owner-proof.ts';

type OwnerProofFieldsProps = {
  readonly proof: OwnerProof;
  /** Why the change was refused, when it was. */
  readonly error: Error | null;
  readonly onEdit: () => void;
  readonly disabled: boolean;
};

/** Asks whoever changes how the account is entered to show that it is theirs. */
export function OwnerProofFields({ proof, error, onEdit, disabled }: OwnerProofFieldsProps) {
  if (!proof.hasPassword) {
    const why = 'To make sure that it is you, we send an OTP to the number or address that you log in with.';
    return <ConfirmByOtp entry={proof.otp} why={why} disabled={disabled} />;
  }
  return (
    <PasswordField
      label="Password"
      required
      hint="To make sure that it is you."
      value={proof.password}
      onChange={(event) => {
        proof.changePassword(event.target.value);
        onEdit();
      }}
      error={proof.missing ?? confirmationProblems(error).password}
      disabled={disabled}
    />
  );
}
