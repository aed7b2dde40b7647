import type { sendOtp } from '@ilaneer/contract/account/otp';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { dialogCall } from '../dialog/account-call.ts';
import { otpSending } from '../verification/otp-sending.ts';

/** Has an OTP sent to a mobile number or e-mail address; calling again sends another. */
export function useSendOtp() {
  return useMutation({
    mutationFn: (identifier: string) =>
      otpSending(
        request<typeof sendOtp>('POST', '/send-otp', {
          body: { identifier: identifier.trim() },
          ...dialogCall(),
        }),
      ),
  });
}
