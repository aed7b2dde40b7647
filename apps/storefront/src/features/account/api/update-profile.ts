import type { updateProfile } from '@ilaneer/contract/profile';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/session.ts';
import { ACCOUNT_CHANGE_KEY } from './account-change.ts';

/** Changes the name. */
export function useUpdateProfile() {
  return useMutation({
    mutationKey: ACCOUNT_CHANGE_KEY,
    mutationFn: (name: string) =>
      request<typeof updateProfile>('PUT', '/account/profile', { body: { name: name.trim() } }),
    onSuccess: ({ user }) => refreshUser(user),
  });
}
