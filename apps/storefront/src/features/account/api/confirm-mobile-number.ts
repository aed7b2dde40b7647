import type { confirmMobileNumber } from '@ilaneer/contract/mobile-number';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/session.ts';
import { ACCOUNT_CHANGE_KEY } from './account-change.ts';

/** Puts a mobile number on the account with the OTP that was sent to it. */
export function useConfirmMobileNumber() {
  return useMutation({
    mutationKey: ACCOUNT_CHANGE_KEY,
    mutationFn: ({ mobileNumber, otp }: { readonly mobileNumber: string; readonly otp: string }) =>
      request<typeof confirmMobileNumber>('POST', '/account/mobile-number/confirm', {
        body: { mobileNumber: mobileNumber.trim(), otp },
      }),
    onSuccess: ({ user }) => refreshUser(user),
  });
}
