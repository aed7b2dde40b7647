import type { confirmMobileNumber } from '@ilaneer/contract/account/mobile-number';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/session.ts';
import { useFormCall } from '../dialog/account-call.ts';
import { useChangeInDoubt } from '../dialog/account-change.ts';

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
