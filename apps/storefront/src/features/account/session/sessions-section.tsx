import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { accountProblem } from '../dialog/account-problem.ts';
import { LoadProblem } from '../dialog/load-problem.tsx';
import { AccountSection } from '../page/account-page.tsx';
import { useRevokeOtherSessions } from './revoke-other-sessions.ts';
import { SessionRow } from './session-row.tsx';
import { useSessions } from './sessions.ts';

/** Every device that the account is logged in on, to log out one by one or all at once. */
export function SessionsSection() {
  const sessions = useSessions();
  return (
    <AccountSection id="sessions" text="Don't know one of these? Log it out and change your password.">
      {sessions.data === undefined ? (
        sessions.isError ? (
          <LoadProblem error={sessions.error} busy={sessions.isFetching} onRetry={sessions.refetch} />
        ) : (
          <SessionsSkeleton />
        )
      ) : (
        <>
          <ul className="mt-3 divide-y divide-line">
            {sessions.data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {sessions.data.length > 2 && <RevokeOthers />}
        </>
      )}
    </AccountSection>
  );
}

function RevokeOthers() {
  const { show } = useToast();
  const revoke = useRevokeOtherSessions();
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-3"
      busy={revoke.isPending}
      busyLabel="Logging out..."
      onClick={() =>
        revoke.mutate(undefined, {
          onSuccess: () => show({ text: 'All your other devices are logged out.', tone: 'success' }),
          onError: (error) => show({ text: accountProblem(error), tone: 'error' }),
        })
      }
    >
      Log out all other devices
    </Button>
  );
}

function SessionsSkeleton() {
  return (
    <div role="status" className="mt-3">
      <span className="sr-only">Loading where you are logged in</span>
      {[0, 1].map((row) => (
        <div key={row} className="grid gap-2 py-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-56" />
        </div>
      ))}
    </div>
  );
}
