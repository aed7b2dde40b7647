import { ApiError, ConnectionError, TimeoutError } from '../../../lib/api-errors.ts';

/** Why a call of the account failed: the server's words, or those of part 1 section 8 when none came. */
export function accountProblem(error: Error): string {
  if (error instanceof ApiError) {
    return error.reply?.message ?? 'Something went wrong on our side. Please try again later.';
  }
  if (error instanceof ConnectionError || error instanceof TimeoutError) {
    return 'Network error. Please check your connection and try again.';
  }
  return 'An unexpected error occurred. Please try again.';
}

/** What the server says of one field; undefined when it says nothing of it. */
export function problemAt(error: Error | null, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.reply?.fields?.find((problem) => problem.field === field)?.message;
}
