import { useToast } from '@ilaneer/ui/layers/toast';
import { type ComponentType, useEffect, useState } from 'react';
import { lateCode } from '../../lib/late-code.ts';
import { closeAccountDialog, useLoginPrompt } from '../../lib/login-prompt.ts';
import { DialogLoad } from '../first-paint/first-load.tsx';

const code = lateCode(() => import('../../features/account/account-dialogs.tsx'));

export const prepareAccountDialogs = code.prepare;

/**
 * The account dialogs, which are there from the first time that one is asked for: most visits never need them. They
 * stay, so that they can fade away.
 */
export function AccountDialogs() {
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  const { show } = useToast();
  const isMissing = useLoginPrompt() !== null && Dialogs === null;

  useEffect(() => {
    if (!isMissing) return;
    code.get().then(
      (module) => setDialogs(() => module.AccountDialogs),
      () => {
        closeAccountDialog();
        show({ text: 'Network error. Please check your connection.', tone: 'error' });
      },
    );
  }, [isMissing, show]);

  if (Dialogs !== null) return <Dialogs />;
  return isMissing && <DialogLoad />;
}
