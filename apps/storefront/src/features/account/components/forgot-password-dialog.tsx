import { Dialog } from '@ilaneer/ui/dialog';
import { useIsMutating } from '@tanstack/react-query';
import { closeAccountDialog } from '../../../lib/login-prompt.ts';
import { FORGOT_PASSWORD_KEY } from '../api/forgot-password.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

type ForgotPasswordDialogProps = { readonly open: boolean; readonly identifier: string };

/** Asks for a link to set a new password (decisions.md section 3, Accounts). */
export function ForgotPasswordDialog({ open, identifier }: ForgotPasswordDialogProps) {
  const sending = useIsMutating({ mutationKey: FORGOT_PASSWORD_KEY }) > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={closeAccountDialog}
      locked={sending}
      size="sm"
      title="Forgot your password?"
    >
      <ForgotPasswordForm email={identifier.includes('@') ? identifier.trim() : ''} />
    </Dialog>
  );
}
