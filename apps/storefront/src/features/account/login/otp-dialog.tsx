import { closeAccountDialog, type LoginPrompt } from '../../../lib/login-prompt.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { OtpForm } from './otp-form.tsx';

type OtpDialogProps = Pick<LoginPrompt, 'identifier' | 'resendAt'> & { readonly open: boolean };

/** The OTP step of the login (part 1 section 2.5). */
export function OtpDialog({ open, identifier, resendAt }: OtpDialogProps) {
  return (
    <FormDialog open={open} onClose={closeAccountDialog} title="Enter your OTP">
      <OtpForm identifier={identifier} resendAt={resendAt} />
    </FormDialog>
  );
}
