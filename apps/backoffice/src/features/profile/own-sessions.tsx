import type { StaffProof } from '@ilaneer/contract/staff/people/proof';
import type {
  endOtherStaffSessions,
  endStaffSession,
  listStaffSessions,
  StaffSessionView,
  signOutStaff,
} from '@ilaneer/contract/staff/people/session';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../parts/frame/panel.tsx';
import { When } from '../../parts/words/when.tsx';
import { leaveSession } from '../../session/session.ts';
import { request } from '../../session/staff-api.ts';
import { ProofQuestion } from './proof-question.tsx';

const KEY = ['own account', 'sessions'] as const;

export function OwnSessions() {
  const client = useQueryClient();
  const sessions = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request<typeof listStaffSessions>('GET', '/staff/sessions', { signal }),
  });
  const readAgain = () => client.invalidateQueries({ queryKey: KEY });
  const [ending, setEnding] = useState<StaffSessionView | 'all others' | null>(null);
  const signOut = useMutation({
    mutationFn: () => request<typeof signOutStaff>('POST', '/staff/sign-out', {}),
    onSuccess: leaveSession,
  });

  async function end(body: StaffProof): Promise<void> {
    if (ending === 'all others') {
      await request<typeof endOtherStaffSessions>('POST', '/staff/sessions/end-others', { body });
    } else {
      const params = { sessionId: ending?.id ?? '' };
      await request<typeof endStaffSession>('DELETE', '/staff/sessions/:sessionId', { params, body });
    }
    setEnding(null);
    await readAgain();
  }

  const list = sessions.data?.sessions ?? [];
  const failed = sessions.error ?? signOut.error;

  return (
    <Panel
      title="Active sessions"
      actions={
        list.length > 1 && (
          <Button variant="secondary" size="sm" onClick={() => setEnding('all others')}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {failed && <Notice tone="error">{failed.message}</Notice>}
      {sessions.isPending && <Spinner label="Loading …" />}
      <ul className="divide-y divide-line">
        {list.map((session) => (
          <li
            key={session.id}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm"
          >
            <span className="min-w-0 flex-1">
              <span className="font-medium">{session.device}</span>{' '}
              {session.current && <Badge tone="leaf">This device</Badge>}{' '}
              {session.locked && <Badge>Locked</Badge>}
              <span className="block text-palm-soft">
                Last used <When at={session.lastSeenAt} inside />
              </span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Sign out ${session.device}`}
              onClick={() => (session.current ? signOut.mutate() : setEnding(session))}
            >
              Sign out
            </Button>
          </li>
        ))}
      </ul>
      <ProofQuestion
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={ending === 'all others' ? 'Sign out everywhere else' : `Sign out ${ending?.device ?? ''}`}
        description="That device has to sign in again."
        confirmLabel="Sign out"
        run={end}
      />
    </Panel>
  );
}
