import type { deleteAccount } from '@ilaneer/contract/account/profile';
import type { PartOf } from '@ilaneer/contract/call';
import { useState } from 'react';
import { isOtpRefusal } from './confirmation-problems.ts';
import { otpProblem } from './otp-problem.ts';
import { useOtpEntry } from './use-otp-entry.ts';

/** What a change of the account is sent with, to show that it is its owner who wants it. */
export type Proof = PartOf<typeof deleteAccount, 'body'>;

/** The proof as it is being typed: the password, or an OTP where the account has none. */
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
    /** The proof; null when it is not complete, which it says at its field. */
    read(): Proof | null {
      if (!hasPassword) return otp.isComplete() ? { otp: otp.otp } : null;
      if (password !== '') return { password };
      setMissing('Password is required');
      return null;
    },
    /** Asks for another OTP when this one was refused. */
    refused(error: Error): void {
      if (isOtpRefusal(error)) otp.startAgain(otpProblem(error));
    },
  };
}

/** The proof as it is being typed. */
export type OwnerProof = ReturnType<typeof useOwnerProof>;
