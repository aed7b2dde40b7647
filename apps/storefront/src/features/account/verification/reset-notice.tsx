import { addressOf } from '@ilaneer/domain/storefront/plain-address';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useCallback } from 'react';

const WAS_RESET =
  'Your account had a password that was set before anybody confirmed this email address. Somebody else may have chosen it, so we removed it and logged out all other devices.';
// It is read once, and says that something is gone.
const LASTS_MS = 30_000;

/** Tells whoever has just proved an address that the account's earlier password is gone (ACCOUNT-41). */
export function useResetNotice(): () => void {
  const { show } = useToast();
  return useCallback(() => {
    show({
      text: WAS_RESET,
      tone: 'info',
      lastsMs: LASTS_MS,
      action: ({ dismiss }) => (
        // Notifications stand beside the router, not in it.
        <a
          href={addressOf('/account')}
          onClick={dismiss}
          className="font-semibold underline underline-offset-4"
        >
          Set a new password
        </a>
      ),
    });
  }, [show]);
}
