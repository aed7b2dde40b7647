import { useToast } from '@ilaneer/ui/layers/toast';
import { type ComponentType, useEffect, useState } from 'react';
import { closeAccountDialog, useLoginPrompt } from '../../lib/login-prompt.ts';
import { DialogLoad } from '../first-paint/first-load.tsx';

const loadAccountDialogs = () => import('../../features/account/account-dialogs.tsx');

/** Fetches the account dialogs' code when somebody is about to open one; if that fails, opening tries again. */
export const prepareAccountDialogs = () => void loadAccountDialogs().catch(() => undefined);

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
    loadAccountDialogs().then(
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
