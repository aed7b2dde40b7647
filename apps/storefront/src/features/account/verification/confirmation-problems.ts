import type { ErrorCode } from '@ilaneer/contract/error-codes';
import { ApiError } from '../../../lib/api-errors.ts';
import { accountProblem } from '../dialog/account-problem.ts';

const OTP_REFUSALS: readonly ErrorCode[] = ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_TRIES_EXCEEDED'];

/** Whether it was the OTP that a change was refused for. */
export function isOtpRefusal(error: Error): boolean {
  return codesOf(error).some((code) => OTP_REFUSALS.includes(code));
}

/** Where the refusal of a confirmed change is to be shown: at the password, or over the form. An OTP speaks for itself. */
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
