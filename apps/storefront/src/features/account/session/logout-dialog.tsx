import { useToast } from '@ilaneer/ui/feedback/toast';
import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { useNavigate } from 'react-router';
import { closeAccountDialog } from '../../../lib/login-prompt.ts';
import { endSession } from '../../../lib/session.ts';
import { useLogOut } from './log-out.ts';

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
