import type { sendConfirmationOtp } from '@ilaneer/contract/account/profile';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useFormCall } from '../dialog/account-call.ts';
import { otpSending } from './otp-sending.ts';

/** Has an OTP sent that confirms a change of an account without a password. */
export function useSendConfirmationOtp() {
  const call = useFormCall();
  return useMutation({
    mutationFn: () =>
      otpSending(request<typeof sendConfirmationOtp>('POST', '/account/confirmation-otp', call())),
  });
}
