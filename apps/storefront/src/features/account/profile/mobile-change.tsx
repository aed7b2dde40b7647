import { useState } from 'react';
import { useOwnerProof } from '../verification/use-owner-proof.ts';
import { MobileForm } from './mobile-form.tsx';
import { MobileOtpForm } from './mobile-otp-form.tsx';

type Sent = { readonly mobileNumber: string; readonly resendAt: number };

type MobileChangeProps = { readonly hasPassword: boolean; readonly onConfirmed: () => void };

/** From a mobile number to a proven one, in two steps. */
export function MobileChange({ hasPassword, onConfirmed }: MobileChangeProps) {
  // Lives here, so that it is still there for who comes back to mend the number.
  const proof = useOwnerProof(hasPassword);
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);

  if (sent === null) {
    return (
      <MobileForm
        mobileNumber={typed}
        proof={proof}
        onSent={(mobileNumber, { resendAt }) => {
          setTyped(mobileNumber);
          setSent({ mobileNumber, resendAt });
        }}
      />
    );
  }
  return <MobileOtpForm {...sent} onChangeNumber={() => setSent(null)} onConfirmed={onConfirmed} />;
}
