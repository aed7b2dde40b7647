import type { getLockedSession } from '@ilaneer/contract/staff/people/sign-in';
import { Button } from '@ilaneer/ui/buttons/button';
import { useQuery } from '@tanstack/react-query';
import { leaveSession } from '../../session/session.ts';
import { EntranceFrame } from '../../session/sign-in/entrance-frame.tsx';
import { PasskeyButton } from '../../session/sign-in/passkey-button.tsx';
import { UnlockForm } from '../../session/sign-in/unlock-form.tsx';
import { requestNow } from '../../session/transport.ts';

export function UnlockPage() {
  const { data } = useQuery({
    queryKey: ['locked session'],
    queryFn: () => requestNow<typeof getLockedSession>('GET', '/staff/locked-session', {}),
    gcTime: 0,
  });
  return (
    <EntranceFrame
      title="Locked"
      about={data?.locked ? `${data.locked.name} is signed in here.` : 'Locked after inactivity.'}
    >
      <UnlockForm />
      <PasskeyButton what="unlock" />
      <Button variant="quiet" wide onClick={leaveSession}>
        Sign in as someone else
      </Button>
    </EntranceFrame>
  );
}
