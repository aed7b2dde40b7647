import { Dialog } from '@ilaneer/ui/dialog';
import { useIsMutating } from '@tanstack/react-query';
import { finishLogin } from '../../../lib/login-prompt.ts';
import { useSession } from '../../../lib/session.ts';
import { COMPLETE_ACCOUNT_KEY } from '../api/complete-account.ts';
import { ContinueForm } from './continue-form.tsx';

/** Asks a new shopper who came by OTP or provider for what their account lacks (part 1 section 2.5). */
export function ContinueDialog({ open }: { readonly open: boolean }) {
  const { user } = useSession();
  const sending = useIsMutating({ mutationKey: COMPLETE_ACCOUNT_KEY }) > 0;
  return (
    <Dialog
      open={open}
      // Whoever closes it is logged in all the same.
      onOpenChange={finishLogin}
      locked={sending}
      size="sm"
      title="One last step"
      description="Tell us whom your orders are for."
    >
      {user !== null && <ContinueForm user={user} />}
    </Dialog>
  );
}
