import { useState } from 'react';
import { MobileForm } from './mobile-form.tsx';
import { MobileOtpForm } from './mobile-otp-form.tsx';

type Sent = { readonly mobileNumber: string; readonly resendAt: number };

/** From a mobile number to a proven one, in two steps. */
export function MobileChange({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);

  if (sent === null) {
    return (
      <MobileForm
        mobileNumber={typed}
        onSent={(mobileNumber, { resendAt }) => {
          setTyped(mobileNumber);
          setSent({ mobileNumber, resendAt });
        }}
      />
    );
  }
  return <MobileOtpForm {...sent} onChangeNumber={() => setSent(null)} onConfirmed={onConfirmed} />;
}
