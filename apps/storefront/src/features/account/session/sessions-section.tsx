import type { SessionView } from '@ilaneer/contract/account/sessions';
import { formatDay, formatMoment } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { useToast } from '@ilaneer/ui/layers/toast';
import { openAccountDialog } from '../../../lib/login-prompt.ts';
import { accountProblem } from '../dialog/account-problem.ts';
import { LoadProblem } from '../dialog/problem-banner.tsx';
import { AccountSection } from '../page/account-page.tsx';
import { useRevokeOtherSessions, useRevokeSession, useSessions } from './sessions.ts';

export function SessionsSection() {
  const sessions = useSessions();
  return (
    <AccountSection
      id="sessions"
      text="Don't recognise one of these? Log out that device and change your password."
    >
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

function SessionRow({ session }: { readonly session: SessionView }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {session.device}
          {session.current && <Badge tone="leaf">This device</Badge>}
        </p>
        <p className="text-palm-soft text-sm">
          {session.current ? 'Active now' : `Last active ${formatMoment(session.lastSeenAt)}`}, logged in
          since {formatDay(session.createdAt)}
        </p>
      </div>
      {session.current ? (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4 sm:-mr-4 sm:ml-0"
          onClick={() => openAccountDialog('logout')}
        >
          Logout
        </Button>
      ) : (
        <RevokeButton session={session} />
      )}
    </li>
  );
}

/** The spinner overlays the label, to keep the alignment. */
function RevokeButton({ session: { id, device } }: { readonly session: SessionView }) {
  const { show } = useToast();
  const revoke = useRevokeSession();
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-4 sm:-mr-4 sm:ml-0"
      busy={revoke.isPending}
      onClick={() =>
        revoke.mutate(id, {
          onSuccess: () => show({ text: `${device} is logged out.`, tone: 'success' }),
          onError: (error) => show({ text: accountProblem(error), tone: 'error' }),
        })
      }
    >
      Logout<span className="sr-only"> {device}</span>
    </Button>
  );
}
