import { clearOnEdit, problemsIn, resolveBy } from '@ilaneer/client/form';
import type { confirmMobileNumber, requestMobileNumber } from '@ilaneer/contract/account/mobile-number';
import type { PartOf } from '@ilaneer/contract/message/call';
import { isMobile, normaliseMobile } from '@ilaneer/domain/account/mobile';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { request } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/session.ts';
import { useChangeInDoubt, useFormCall } from '../dialog/account-call.ts';
import { accountProblem } from '../dialog/account-problem.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { OtpField, OtpSentNote, ResendCode, useOtpEntry } from '../verification/otp-fields.tsx';
import { otpProblem } from '../verification/otp-problem.ts';
import { otpSending, type SentOtp } from '../verification/otp-sending.ts';
import {
  confirmationProblems,
  type OwnerProof,
  OwnerProofFields,
  useOwnerProof,
} from '../verification/owner-proof.tsx';

type Sent = { readonly mobileNumber: string; readonly resendAt: number };

type MobileChangeProps = {
  readonly hasPassword: boolean;
  /** Initial value. */
  readonly mobileNumber?: string;
  readonly onConfirmed: () => void;
};

export function MobileChange({ hasPassword, mobileNumber = '', onConfirmed }: MobileChangeProps) {
  // Kept while correcting the number.
  const proof = useOwnerProof(hasPassword);
  const [typed, setTyped] = useState(mobileNumber);
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
          // OTPs are single-use.
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

// ACCOUNT-15.
function mobileProblem(text: string): string | null {
  if (text.trim() === '') return 'Mobile number is required';
  return isMobile(normaliseMobile(text)) ? null : 'Please enter a valid mobile number (10 digits)';
}

type MobileOtpFormProps = {
  readonly mobileNumber: string;
  readonly resendAt: number;
  readonly onChangeNumber: () => void;
  readonly onConfirmed: () => void;
};

function MobileOtpForm(props: MobileOtpFormProps) {
  const { mobileNumber, onChangeNumber, onConfirmed } = props;
  const [resendAt, setResendAt] = useState(props.resendAt);
  const entry = useOtpEntry();
  const confirm = useConfirmMobileNumber(onConfirmed);
  const resend = useRequestMobileNumber();
  const sending = confirm.isPending || resend.isPending;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending || !entry.isComplete()) return;
    resend.reset();
    confirm.mutate(
      { mobileNumber, otp: entry.otp },
      { onError: (error) => entry.startAgain(otpProblem(error)) },
    );
  }

  function sendAnother() {
    resend.mutate(
      { mobileNumber },
      {
        onSuccess: (sent) => {
          setResendAt(sent.resendAt);
          entry.startAgain(null);
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <OtpSentNote to={mobileNumber} again={resend.isSuccess} disabled={sending} onChange={onChangeNumber} />
      <ProblemBanner problems={resend.error === null ? [] : [accountProblem(resend.error)]} />
      <OtpField entry={entry} disabled={sending} opensHere />
      <ResendCode resendAt={resendAt} disabled={sending} onResend={sendAnother} />
      <Button type="submit" size="lg" wide busy={confirm.isPending} busyLabel="Checking OTP...">
        Verify number
      </Button>
    </form>
  );
}

/** Resending needs no confirmation. */
function useRequestMobileNumber() {
  const call = useFormCall();
  return useMutation({
    mutationFn: ({ mobileNumber, ...proof }: PartOf<typeof requestMobileNumber, 'body'>) =>
      otpSending(
        request<typeof requestMobileNumber>('POST', '/account/mobile-number', {
          body: { ...proof, mobileNumber: mobileNumber.trim() },
          ...call(),
        }),
      ),
  });
}

function useConfirmMobileNumber(onConfirmed: () => void) {
  const call = useFormCall();
  const onError = useChangeInDoubt();
  return useMutation({
    mutationFn: ({ mobileNumber, otp }: { readonly mobileNumber: string; readonly otp: string }) =>
      request<typeof confirmMobileNumber>('POST', '/account/mobile-number/confirm', {
        body: { mobileNumber: mobileNumber.trim(), otp },
        ...call(),
      }),
    onError,
    onSuccess: ({ user }) => {
      refreshUser(user);
      onConfirmed();
    },
  });
}
