import { closeAccountDialog } from '../../../lib/login-prompt.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

type ForgotPasswordDialogProps = { readonly open: boolean; readonly identifier: string };

/** Asks for a link to set a new password (decisions.md section 3, Accounts). */
export function ForgotPasswordDialog({ open, identifier }: ForgotPasswordDialogProps) {
  return (
    <FormDialog open={open} onClose={closeAccountDialog} title="Forgot your password?">
      <ForgotPasswordForm email={identifier.includes('@') ? identifier.trim() : ''} />
    </FormDialog>
  );
}
