import type { logout } from '@ilaneer/contract/account/account';
import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { request } from '../../../lib/api-client.ts';
import { closeAccountDialog } from '../../../lib/login-prompt.ts';
import { endSession, readToken } from '../../../lib/session.ts';

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
    // The server is told in the background.
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

// Limits the wait on slow lines.
const TIMEOUT_MS = 5_000;

export function useLogOut() {
  return useMutation({
    mutationFn: () => request<typeof logout>('POST', '/logout', { timeoutMs: TIMEOUT_MS }),
    onMutate: () => readToken(),
    onSettled: (_reply, _error, _none, token) => endSession(token),
  });
}
