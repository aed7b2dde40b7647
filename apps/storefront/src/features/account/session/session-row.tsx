import type { SessionView } from '@ilaneer/contract/account/sessions';
import { formatDay, formatMoment } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { openAccountDialog } from '../../../lib/login-prompt.ts';
import { accountProblem } from '../dialog/account-problem.ts';
import { useRevokeSession } from './revoke-session.ts';

/** One device that the account is logged in on. */
export function SessionRow({ session }: { readonly session: SessionView }) {
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

/** Its spinner lies over the word, so that the button stands flush with the others. */
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
