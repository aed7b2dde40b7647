import { Dialog } from '@ilaneer/ui/dialog';
import { useIsMutating } from '@tanstack/react-query';
import { closeAccountDialog } from '../../../lib/login-prompt.ts';
import { LOGIN_KEY } from '../api/log-in.ts';
import { LoginForm } from './login-form.tsx';

type LoginDialogProps = {
  readonly open: boolean;
  /** Why the login is asked for. */
  readonly notice: string | null;
  readonly identifier: string;
};

/** Login with password (part 1 section 2.5, second design). */
export function LoginDialog({ open, notice, identifier }: LoginDialogProps) {
  const sending = useIsMutating({ mutationKey: LOGIN_KEY }) > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={closeAccountDialog}
      locked={sending}
      size="sm"
      title="Login to your account!"
      description={notice}
    >
      <LoginForm identifier={identifier} />
    </Dialog>
  );
}
