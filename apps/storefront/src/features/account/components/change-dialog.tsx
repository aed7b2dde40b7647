import { Dialog } from '@ilaneer/ui/dialog';
import { useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ACCOUNT_CHANGE_KEY } from '../api/account-change.ts';

type ChangeDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
};

/** A dialog of the account page; it stays while its change is being sent, and forgets what was typed when it closes. */
export function ChangeDialog({ open, onClose, title, description, children }: ChangeDialogProps) {
  const sending = useIsMutating({ mutationKey: ACCOUNT_CHANGE_KEY }) > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      locked={sending}
      size="sm"
      title={title}
      description={description}
    >
      {children}
    </Dialog>
  );
}
