import { Dialog } from '@ilaneer/ui/dialog';
import { useIsMutating } from '@tanstack/react-query';
import { closeAccountDialog, type LoginPrompt } from '../../../lib/login-prompt.ts';
import { SEND_OTP_KEY } from '../api/send-otp.ts';
import { VERIFY_OTP_KEY } from '../api/verify-otp.ts';
import { OtpForm } from './otp-form.tsx';

type OtpDialogProps = Pick<LoginPrompt, 'identifier' | 'resendAt'> & { readonly open: boolean };

/** The OTP step of the login (part 1 section 2.5). */
export function OtpDialog({ open, identifier, resendAt }: OtpDialogProps) {
  const sends = useIsMutating({ mutationKey: SEND_OTP_KEY });
  const checks = useIsMutating({ mutationKey: VERIFY_OTP_KEY });
  return (
    <Dialog
      open={open}
      onOpenChange={closeAccountDialog}
      locked={sends + checks > 0}
      size="sm"
      title="Enter your OTP"
    >
      <OtpForm identifier={identifier} resendAt={resendAt} />
    </Dialog>
  );
}
