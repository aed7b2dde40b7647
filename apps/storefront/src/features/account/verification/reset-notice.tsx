import { addressOf } from '@ilaneer/domain/storefront/plain-address';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useCallback } from 'react';

const WAS_RESET =
  'Your account had a password that was set before anybody confirmed this email address. Somebody else may have chosen it, so we removed it and logged out all other devices.';
// Read once, about a loss.
const LASTS_MS = 30_000;

export function useResetNotice(): () => void {
  const { show } = useToast();
  return useCallback(() => {
    show({
      text: WAS_RESET,
      tone: 'info',
      lastsMs: LASTS_MS,
      action: ({ dismiss }) => (
        // Outside the router.
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
