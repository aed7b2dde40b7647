import { withParts } from '@ilaneer/client/api-errors';
import type { sendOtp, verifyOtp } from '@ilaneer/contract/account/otp';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { untilDialogCloses } from '../../../lib/login-prompt.ts';
import { startSession } from '../../../lib/session.ts';
import { shownNotice } from '../signup/shown-notice.ts';
import { otpSending } from '../verification/otp-sending.ts';

export function useSendOtp() {
  return useMutation({
    mutationFn: (identifier: string) =>
      otpSending(
        request<typeof sendOtp>('POST', '/send-otp', {
          body: { identifier: identifier.trim() },
          signal: untilDialogCloses(),
        }),
      ),
  });
}

type OtpEntry = {
  readonly identifier: string;
  readonly otp: string;
  /** Shown to new customers when the server asks. */
  readonly agreeToTerms: boolean;
};

/** Creates an account with agreement. */
export function useVerifyOtp() {
  return useMutation({
    mutationFn: ({ identifier, otp, agreeToTerms }: OtpEntry) =>
      request<typeof verifyOtp>('POST', '/verify-otp', {
        body: { identifier: identifier.trim(), otp, agreeToTerms, ...shownNotice() },
        signal: untilDialogCloses(),
      }).then(withParts('token', 'user')),
    onSuccess: ({ token, user }) => startSession(token, user),
  });
}
