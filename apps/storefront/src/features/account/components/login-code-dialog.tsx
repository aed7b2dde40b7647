import { Dialog } from '@ilaneer/ui/dialog';
import { useIsMutating } from '@tanstack/react-query';
import { closeAccountDialog } from '../../../lib/login-prompt.ts';
import { SEND_OTP_KEY } from '../api/send-otp.ts';
import { LoginCodeForm } from './login-code-form.tsx';

type LoginCodeDialogProps = {
  readonly open: boolean;
  /** Why the login is asked for. */
  readonly notice: string | null;
  readonly identifier: string;
};

/** Login, step one: mobile number or e-mail, or another service (part 1 section 2.5, first design). */
export function LoginCodeDialog({ open, notice, identifier }: LoginCodeDialogProps) {
  const sending = useIsMutating({ mutationKey: SEND_OTP_KEY }) > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={closeAccountDialog}
      locked={sending}
      size="sm"
      title="Login or sign up"
      description={notice}
    >
      <LoginCodeForm identifier={identifier} />
    </Dialog>
  );
}
