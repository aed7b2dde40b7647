import { closeAccountDialog } from '../../../lib/login-prompt.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { LoginForm } from './login-form.tsx';

type LoginDialogProps = {
  readonly open: boolean;
  /** Why the login is asked for. */
  readonly notice: string | null;
  readonly identifier: string;
};

/** Login with password (part 1 section 2.5, second design). */
export function LoginDialog({ open, notice, identifier }: LoginDialogProps) {
  return (
    <FormDialog open={open} onClose={closeAccountDialog} title="Login to your account!" description={notice}>
      <LoginForm identifier={identifier} />
    </FormDialog>
  );
}
