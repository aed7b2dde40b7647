import type { updateProfile } from '@ilaneer/contract/account/profile';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/session.ts';
import { useFormCall } from '../dialog/account-call.ts';
import { useChangeInDoubt } from '../dialog/account-change.ts';

/** Changes the name. */
export function useUpdateProfile() {
  const call = useFormCall();
  const onError = useChangeInDoubt();
  return useMutation({
    mutationFn: (name: string) =>
      request<typeof updateProfile>('PUT', '/account/profile', { body: { name: name.trim() }, ...call() }),
    onError,
    onSuccess: ({ user }) => refreshUser(user),
  });
}
