import type { login } from '@ilaneer/contract/account/account';
import type { LoginForm } from '@ilaneer/domain/account/validate-login';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError, ConnectionError, TimeoutError } from '../../../lib/api-errors.ts';
import { startSession } from '../../../lib/session.ts';
import { dialogCall } from '../dialog/account-call.ts';

/** Logs in and starts the session. */
export function useLogIn() {
  return useMutation({
    mutationFn: ({ email, password }: LoginForm) =>
      request<typeof login>('POST', '/login-user', {
        body: { email: email.trim(), password },
        ...dialogCall(),
      }),
    onSuccess: ({ token, user }) => startSession(token, user),
  });
}

/** Why a login failed, in the words of part 1 section 8. */
export function loginProblem(error: Error): string {
  if (error instanceof ApiError) return error.reply?.message ?? 'Login failed';
  if (error instanceof ConnectionError || error instanceof TimeoutError) {
    return 'Network error. Please check your connection.';
  }
  return 'An unexpected error occurred.';
}
