import type { logout } from '@ilaneer/contract/account/account';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { endSession, readToken } from '../../../lib/session.ts';

// Long enough for a slow line; a shopper who wants to leave is not kept.
const TIMEOUT_MS = 5_000;

/** Revokes the session at the server and ends it in this browser, whatever the server or the network says. */
export function useLogOut() {
  return useMutation({
    mutationFn: () => request<typeof logout>('POST', '/logout', { timeoutMs: TIMEOUT_MS }),
    onMutate: () => readToken(),
    // An answer that comes late must not end the session of a login after it.
    onSettled: (_reply, _error, _none, token) => endSession(token),
  });
}
