import { finishLogin } from '../../../lib/login-prompt.ts';
import { useSession } from '../../../lib/session.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { ContinueForm } from './continue-form.tsx';

/** Asks a new shopper who came by OTP or provider for what their account lacks (part 1 section 2.5). */
export function ContinueDialog({ open }: { readonly open: boolean }) {
  const { user } = useSession();
  return (
    <FormDialog
      open={open}
      // Whoever closes it is logged in all the same.
      onClose={finishLogin}
      title="One last step"
      description="Tell us whom your orders are for."
    >
      {user !== null && <ContinueForm user={user} />}
    </FormDialog>
  );
}
