import { isMobile, normaliseMobile } from '@ilaneer/domain/account/mobile';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useForm } from 'react-hook-form';
import { clearOnEdit } from '../../../lib/clear-on-edit.ts';
import { problemsIn, resolveBy } from '../../../lib/form.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { confirmationProblems } from '../verification/confirmation-problems.ts';
import type { SentOtp } from '../verification/otp-sending.ts';
import { OwnerProofFields } from '../verification/owner-proof.tsx';
import type { OwnerProof } from '../verification/use-owner-proof.ts';
import { useRequestMobileNumber } from './mobile-number.ts';

type MobileEntry = { readonly mobileNumber: string };
type MobileFormProps = MobileEntry & {
  readonly proof: OwnerProof;
  readonly onSent: (mobileNumber: string, sent: SentOtp) => void;
};

/** Asks for the mobile number that an OTP is to prove. */
export function MobileForm({ mobileNumber, proof, onSent }: MobileFormProps) {
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

// In the words of the password form (part 1 section 5).
function mobileProblem(text: string): string | null {
  if (text.trim() === '') return 'Mobile number is required';
  return isMobile(normaliseMobile(text)) ? null : 'Please enter a valid mobile number (10 digits)';
}
