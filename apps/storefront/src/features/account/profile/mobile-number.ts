import type { confirmMobileNumber, requestMobileNumber } from '@ilaneer/contract/account/mobile-number';
import type { PartOf } from '@ilaneer/contract/message/call';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/session.ts';
import { useChangeInDoubt, useFormCall } from '../dialog/account-call.ts';
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

/** Puts a mobile number on the account with the OTP that was sent to it. */
export function useConfirmMobileNumber() {
  const call = useFormCall();
  const onError = useChangeInDoubt();
  return useMutation({
    mutationFn: ({ mobileNumber, otp }: { readonly mobileNumber: string; readonly otp: string }) =>
      request<typeof confirmMobileNumber>('POST', '/account/mobile-number/confirm', {
        body: { mobileNumber: mobileNumber.trim(), otp },
        ...call(),
      }),
    onError,
    onSuccess: ({ user }) => refreshUser(user),
  });
}
