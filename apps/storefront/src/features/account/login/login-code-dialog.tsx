import { closeAccountDialog } from '../../../lib/login-prompt.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { LoginCodeForm } from './login-code-form.tsx';

type LoginCodeDialogProps = {
  readonly open: boolean;
  /** Why the login is asked for. */
  readonly notice: string | null;
  readonly identifier: string;
};

/** Login, step one: mobile number or e-mail, or another service (part 1 section 2.5, first design). */
export function LoginCodeDialog({ open, notice, identifier }: LoginCodeDialogProps) {
  return (
    <FormDialog open={open} onClose={closeAccountDialog} title="Log in or sign up" description={notice}>
      <LoginCodeForm identifier={identifier} />
    </FormDialog>
  );
}
