import { ApiError } from '@ilaneer/client/api-errors';
import { accountProblem } from '../dialog/account-problem.ts';

export function otpProblem(error: Error): string {
  const text = accountProblem(error);
  const left = triesLeft(error);
  if (left === null) return text;
  return `${text.replace(/\.$/, '')}. ${left} ${left === 1 ? 'try' : 'tries'} left.`;
}

function triesLeft(error: Error): number | null {
  if (!(error instanceof ApiError) || error.reply?.code !== 'OTP_INVALID') return null;
  const { data } = error.reply;
  if (typeof data !== 'object' || data === null || !('triesLeft' in data)) return null;
  return typeof data.triesLeft === 'number' && data.triesLeft > 0 ? data.triesLeft : null;
}
