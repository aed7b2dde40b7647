import { isMobile, normaliseMobile } from '@ilaneer/domain/account/mobile';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { clearOnEdit, problemsIn, resolveBy } from '../../../lib/form.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import type { SentOtp } from '../verification/otp-sending.ts';
import {
  confirmationProblems,
  type OwnerProof,
  OwnerProofFields,
  useOwnerProof,
} from '../verification/owner-proof.tsx';
import { useRequestMobileNumber } from './mobile-number.ts';
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

type MobileEntry = { readonly mobileNumber: string };
type MobileFormProps = MobileEntry & {
  readonly proof: OwnerProof;
  readonly onSent: (mobileNumber: string, sent: SentOtp) => void;
};

/** Asks for the mobile number that an OTP is to prove. */
function MobileForm({ mobileNumber, proof, onSent }: MobileFormProps) {
  const ask = useRequestMobileNumber();
  const form = useForm<MobileEntry>({
    defaultValues: { mobileNumber },
    resolver: resolveBy((entry) => problemsIn({ mobileNumber: mobileProblem(entry.mobileNumber) })),
    reValidateMode: 'onSubmit',
  });
  const sending = ask.isPending;
  const edited = clearOnEdit(form, ask);

  function send(entry: MobileEntry) {
    const shown = proof.read();
    if (shown === null) return;
    ask.mutate(
      { ...entry, ...shown },
      {
        onSuccess: (sent) => {
          // An OTP counts once: another number needs another.
          proof.otp.startAgain(null);
          onSent(entry.mobileNumber, sent);
        },
        onError: proof.refused,
      },
    );
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send, () => void proof.read())} className="grid gap-5">
      <ProblemBanner problems={confirmationProblems(ask.error).general} />
      <TextField
        {...form.register('mobileNumber', edited)}
        type="tel"
        inputMode="tel"
        prefix="+91"
        label="Mobile number"
        required
        hint="We send an OTP there."
        error={form.formState.errors.mobileNumber?.message}
        autoComplete="tel-national"
        disabled={sending}
      />
      <OwnerProofFields proof={proof} error={ask.error} onEdit={edited.onChange} disabled={sending} />
      <Button type="submit" size="lg" wide busy={sending} busyLabel="Sending OTP...">
        Send OTP
      </Button>
    </form>
  );
}

// In the words of the password form (ACCOUNT-15).
function mobileProblem(text: string): string | null {
  if (text.trim() === '') return 'Mobile number is required';
  return isMobile(normaliseMobile(text)) ? null : 'Please enter a valid mobile number (10 digits)';
}
