import type { sendOtp } from '@ilaneer/contract/otp';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { otpSending } from '../otp-sending.ts';

/** Names the sending among the mutations, so that the dialogs know when it is under way. */
export const SEND_OTP_KEY = ['send-otp'] as const;

/** Has an OTP sent to a mobile number or e-mail address; calling again sends another. */
export function useSendOtp() {
  return useMutation({
    mutationKey: SEND_OTP_KEY,
    mutationFn: (identifier: string) =>
      otpSending(request<typeof sendOtp>('POST', '/send-otp', { body: { identifier: identifier.trim() } })),
  });
}
