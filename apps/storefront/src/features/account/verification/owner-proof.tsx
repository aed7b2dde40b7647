import { ApiError } from '@ilaneer/client/api-errors';
import type { deleteAccount, sendConfirmationOtp } from '@ilaneer/contract/account/profile';
import type { PartOf } from '@ilaneer/contract/message/call';
import type { ErrorCode } from '@ilaneer/contract/message/error-codes';
import { Button } from '@ilaneer/ui/buttons/button';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { useFormCall } from '../dialog/account-call.ts';
import { accountProblem } from '../dialog/account-problem.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { type OtpEntry, OtpField, OtpSentNote, ResendCode, useOtpEntry } from './otp-fields.tsx';
import { otpProblem } from './otp-problem.ts';
import { otpSending } from './otp-sending.ts';

type OwnerProofFieldsProps = {
  readonly proof: OwnerProof;
  readonly error: Error | null;
  readonly onEdit: () => void;
  readonly disabled: boolean;
};

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

type Proof = PartOf<typeof deleteAccount, 'body'>;

export function useOwnerProof(hasPassword: boolean) {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const otp = useOtpEntry();

  return {
    hasPassword,
    password,
    missing,
    otp,
    changePassword(typed: string): void {
      setPassword(typed);
      setMissing(null);
    },
    /** Null with an error shown if incomplete. */
    read(): Proof | null {
      if (!hasPassword) return otp.isComplete() ? { otp: otp.otp } : null;
      if (password !== '') return { password };
      setMissing('Password is required');
      return null;
    },
    /** Requests a new OTP after a refusal. */
    refused(error: Error): void {
      if (isOtpRefusal(error)) otp.startAgain(otpProblem(error));
    },
  };
}

export type OwnerProof = ReturnType<typeof useOwnerProof>;

type ConfirmByOtpProps = {
  readonly entry: OtpEntry;
  /** 'To set a password, …'. */
  readonly why: string;
  readonly disabled: boolean;
};

export function ConfirmByOtp({ entry, why, disabled }: ConfirmByOtpProps) {
  const send = useSendConfirmationOtp();
  const problems = send.error === null ? [] : [accountProblem(send.error)];
  const isAskedFor = send.data === undefined && entry.problem !== null && problems.length === 0;

  if (send.data === undefined) {
    return (
      <div className="grid justify-items-start gap-4">
        <ProblemBanner problems={isAskedFor ? ['Please choose Send OTP first, and enter it.'] : problems} />
        <p>{why}</p>
        <Button
          variant="secondary"
          busy={send.isPending}
          busyLabel="Sending OTP..."
          onClick={() => send.mutate()}
        >
          Send OTP
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <OtpSentNote to={send.data.sentTo} again={entry.round > 0} disabled={disabled} />
      <ProblemBanner problems={problems} />
      <OtpField entry={entry} disabled={disabled} opensHere />
      <ResendCode
        resendAt={send.data.resendAt}
        disabled={disabled || send.isPending}
        onResend={() => send.mutate(undefined, { onSuccess: () => entry.startAgain(null) })}
      />
    </div>
  );
}

const OTP_REFUSALS: readonly ErrorCode[] = ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_TRIES_EXCEEDED'];

export function isOtpRefusal(error: Error): boolean {
  return codesOf(error).some((code) => OTP_REFUSALS.includes(code));
}

/** At the password or above the form; OTPs show their own. */
export function confirmationProblems(error: Error | null) {
  if (error === null || isOtpRefusal(error)) return { password: undefined, general: [] };
  const text = accountProblem(error);
  if (codesOf(error).includes('PASSWORD_WRONG')) return { password: text, general: [] };
  return { password: undefined, general: [text] };
}

function codesOf(error: Error): readonly ErrorCode[] {
  const code = error instanceof ApiError ? error.reply?.code : undefined;
  return code === undefined ? [] : [code];
}

function useSendConfirmationOtp() {
  const call = useFormCall();
  return useMutation({
    mutationFn: () =>
      otpSending(request<typeof sendConfirmationOtp>('POST', '/account/confirmation-otp', call())),
  });
}
