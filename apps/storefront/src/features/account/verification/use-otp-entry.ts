import { OTP } from '@ilaneer/domain/verification/otp';
import { useState } from 'react';

/** An OTP as it is being typed, and what is wrong with it. */
export function useOtpEntry() {
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // Every round has boxes of its own, so that a new one starts with empty ones.
  const [round, setRound] = useState(0);

  return {
    otp,
    problem,
    round,
    change(code: string): void {
      setOtp(code);
      setProblem(null);
    },
    /** Whether every box is filled; says so when one is not. */
    isComplete(): boolean {
      if (otp.length === OTP.digits) return true;
      setProblem(`Please enter the complete ${OTP.digits}-digit OTP`);
      return false;
    },
    /** Empties the boxes for another try. */
    startAgain(why: string | null): void {
      setOtp('');
      setProblem(why);
      setRound((before) => before + 1);
    },
  };
}

/** An OTP as it is being typed. */
export type OtpEntry = ReturnType<typeof useOtpEntry>;
