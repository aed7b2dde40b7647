import { ApiError, ConnectionError, TimeoutError } from '@ilaneer/client/api-errors';

/** ACCOUNT-11. */
export function signupProblems(error: Error): readonly string[] {
  if (error instanceof TimeoutError) return [error.message];
  if (error instanceof ConnectionError) {
    return ['Network error. Please check your internet connection and try again.'];
  }
  if (!(error instanceof ApiError)) return ['An unexpected error occurred. Please try again.'];
  const { reply, status } = error;
  if (reply?.errors !== undefined && reply.errors.length > 0) return reply.errors;
  return [reply?.message || textOf(status)];
}

function textOf(status: number): string {
  switch (status) {
    case 400:
      return 'Invalid input. Please check your details and try again.';
    case 409:
      return 'An account with this email already exists.';
    case 500:
      return 'Server error. Please try again later.';
    default:
      return 'Failed to create account. Please try again.';
  }
}
