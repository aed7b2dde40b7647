import { withParts } from '@ilaneer/client/api-errors';
import type { sendOtp, verifyOtp } from '@ilaneer/contract/account/otp';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { untilDialogCloses } from '../../../lib/login-prompt.ts';
import { startSession } from '../../../lib/session.ts';
import { shownNotice } from '../signup/shown-notice.ts';
import { otpSending } from '../verification/otp-sending.ts';

/** Has an OTP sent to a mobile number or e-mail address; calling again sends another. */
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
  /** Whether the box was ticked; it is shown to whoever has no account yet, once the server says so. */
  readonly agreeToTerms: boolean;
};

/** Logs in with an OTP and starts the session; who has no account yet gets one by agreeing to the terms. */
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
