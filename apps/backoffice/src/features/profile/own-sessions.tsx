import type {
  endOtherStaffSessions,
  endStaffSession,
  listStaffSessions,
} from '@ilaneer/contract/staff/people/session';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Panel } from '../../parts/frame/panel.tsx';
import { When } from '../../parts/words/when.tsx';
import { leaveSession } from '../../session/session.ts';
import { request } from '../../session/staff-api.ts';

const KEY = ['own account', 'sessions'] as const;

/** Where one is signed in; a bench that was forgotten is signed out from here. */
export function OwnSessions() {
  const client = useQueryClient();
  const sessions = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request<typeof listStaffSessions>('GET', '/staff/sessions', { signal }),
  });
  const readAgain = () => client.invalidateQueries({ queryKey: KEY });
  const end = useMutation({
    mutationFn: ({ id }: { id: string; current: boolean }) =>
      request<typeof endStaffSession>('DELETE', '/staff/sessions/:sessionId', { params: { sessionId: id } }),
    onSuccess: (_, { current }) => (current ? leaveSession() : readAgain()),
  });
  const endOthers = useMutation({
    mutationFn: () => request<typeof endOtherStaffSessions>('POST', '/staff/sessions/end-others', {}),
    onSuccess: readAgain,
  });
  const list = sessions.data?.sessions ?? [];
  const failed = sessions.error ?? end.error ?? endOthers.error;

  return (
    <Panel
      title="Where I am signed in"
      actions={
        list.length > 1 && (
          <Button variant="secondary" size="sm" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {failed && <Notice tone="error">{failed.message}</Notice>}
      {sessions.isPending && <Spinner label="Loading …" />}
      <ul className="divide-y divide-line">
        {list.map(({ id, device, lastSeenAt, locked, current }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm">
            <span className="min-w-0 flex-1">
              <span className="font-medium">{device}</span> {current && <Badge tone="leaf">This one</Badge>}{' '}
              {locked && <Badge>Locked</Badge>}
              <span className="block text-palm-soft">
                Last used <When at={lastSeenAt} inside />
              </span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Sign out ${device}`}
              onClick={() => end.mutate({ id, current })}
            >
              Sign out
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
