import type { verifyOtp } from '@ilaneer/contract/otp';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { startSession } from '../../../lib/session.ts';

/** Names the check among the mutations, so that its dialog knows when it is under way. */
export const VERIFY_OTP_KEY = ['verify-otp'] as const;

/** Logs in with an OTP and starts the session; who has no account yet gets one. */
export function useVerifyOtp() {
  return useMutation({
    mutationKey: VERIFY_OTP_KEY,
    mutationFn: ({ identifier, otp }: { readonly identifier: string; readonly otp: string }) =>
      request<typeof verifyOtp>('POST', '/verify-otp', { body: { identifier: identifier.trim(), otp } }),
    onSuccess: ({ token, user }) => startSession(token, user),
  });
}
