import type { requestMobileNumber } from '@ilaneer/contract/account/mobile-number';
import type { PartOf } from '@ilaneer/contract/call';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useFormCall } from '../dialog/account-call.ts';
import { otpSending } from '../verification/otp-sending.ts';

/** Has an OTP sent to the mobile number that the shopper wants on the account; once more needs no proof. */
export function useRequestMobileNumber() {
  const call = useFormCall();
  return useMutation({
    mutationFn: ({ mobileNumber, ...proof }: PartOf<typeof requestMobileNumber, 'body'>) =>
      otpSending(
        request<typeof requestMobileNumber>('POST', '/account/mobile-number', {
          body: { ...proof, mobileNumber: mobileNumber.trim() },
          ...call(),
        }),
      ),
  });
}
