import { closeAccountDialog, type LoginPrompt } from '../../../lib/login-prompt.ts';
import { SEND_OTP_KEY } from '../api/send-otp.ts';
import { VERIFY_OTP_KEY } from '../api/verify-otp.ts';
import { FormDialog } from './form-dialog.tsx';
import { OtpForm } from './otp-form.tsx';

type OtpDialogProps = Pick<LoginPrompt, 'identifier' | 'resendAt'> & { readonly open: boolean };

/** The OTP step of the login (part 1 section 2.5). */
export function OtpDialog({ open, identifier, resendAt }: OtpDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={closeAccountDialog}
      calls={[SEND_OTP_KEY, VERIFY_OTP_KEY]}
      title="Enter your OTP"
    >
      <OtpForm identifier={identifier} resendAt={resendAt} />
    </FormDialog>
  );
}
