import type { logout } from '@ilaneer/contract/account/account';
import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { request } from '../../../lib/api-client.ts';
import { closeAccountDialog } from '../../../lib/login-prompt.ts';
import { endSession, readToken } from '../../../lib/session.ts';

/** Asks before a logout, and leads home after it. */
export function LogoutDialog({ open }: { readonly open: boolean }) {
  const logOut = useLogOut();
  const navigate = useNavigate();
  const { show } = useToast();

  function finish() {
    closeAccountDialog();
    show({ text: 'You are logged out.', tone: 'success', polite: true });
    void navigate('/');
  }

  function leave() {
    if (!logOut.isPending) return closeAccountDialog();
    // It is what the shopper asked for: the server hears of it without anybody waiting.
    logOut.reset();
    endSession();
    finish();
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={leave}
      title="Are you sure you want to logout?"
      text="You will need to login again to access your account."
      confirmLabel="Logout"
      busyLabel="Logging out..."
      busy={logOut.isPending}
      locked={false}
      onConfirm={() => logOut.mutate(undefined, { onSettled: finish })}
    />
  );
}

// Long enough for a slow line; a shopper who wants to leave should not wait.
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
