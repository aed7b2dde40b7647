import { isMobile, normaliseMobile } from '@ilaneer/domain/account/mobile';
import { Button } from '@ilaneer/ui/button';
import { TextField } from '@ilaneer/ui/text-field';
import { useForm } from 'react-hook-form';
import { accountProblem } from '../api/account-problem.ts';
import { useRequestMobileNumber } from '../api/request-mobile-number.ts';
import { clearOnEdit } from '../clear-on-edit.ts';
import { problemsIn, resolveBy } from '../form-problems.ts';
import type { SentOtp } from '../otp-sending.ts';
import { ProblemBanner } from './problem-banner.tsx';

type MobileEntry = { readonly mobileNumber: string };
type MobileFormProps = MobileEntry & {
  readonly onSent: (mobileNumber: string, sent: SentOtp) => void;
};

/** Asks for the mobile number that an OTP is to prove. */
export function MobileForm({ mobileNumber, onSent }: MobileFormProps) {
  const ask = useRequestMobileNumber();
  const form = useForm<MobileEntry>({
    defaultValues: { mobileNumber },
    resolver: resolveBy((entry) => problemsIn({ mobileNumber: mobileProblem(entry.mobileNumber) })),
    reValidateMode: 'onSubmit',
  });
  const sending = ask.isPending;

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((entry) =>
        ask.mutate(entry.mobileNumber, { onSuccess: (sent) => onSent(entry.mobileNumber, sent) }),
      )}
      className="grid gap-5"
    >
      <ProblemBanner problems={ask.error === null ? [] : [accountProblem(ask.error)]} />
      <TextField
        {...form.register('mobileNumber', clearOnEdit(form, ask))}
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
