import type { updateProfile } from '@ilaneer/contract/profile';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/session.ts';

/** Changes the name. */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: (name: string) =>
      request<typeof updateProfile>('PUT', '/account/profile', { body: { name: name.trim() } }),
    onSuccess: ({ user }) => refreshUser(user),
  });
}
