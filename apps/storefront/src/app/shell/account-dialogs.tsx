import { lateCode } from '../../lib/late-code.ts';
import { closeAccountDialog, useLoginPrompt } from '../../lib/login-prompt.ts';
import { useLateDialog } from '../../lib/use-late-dialog.ts';
import { DialogLoad } from '../first-paint/first-load.tsx';

const code = lateCode(() => import('../../features/account/account-dialogs.tsx'));

export const prepareAccountDialogs = code.prepare;

export function AccountDialogs() {
  const open = useLoginPrompt() !== null;
  const Dialogs = useLateDialog(open, async () => (await code.get()).AccountDialogs, closeAccountDialog);
  if (Dialogs !== null) return <Dialogs />;
  return open && <DialogLoad />;
}
