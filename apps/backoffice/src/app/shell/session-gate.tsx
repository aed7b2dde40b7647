import { STAFF_EDITS_KEY } from '@ilaneer/domain/page/preview';
import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLiveChanges } from '../../parts/live/use-live-changes.ts';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { removeStored, writeStored } from '../../session/browser-storage.ts';
import { getSession } from '../../session/get-session.ts';
import { useIdleLock } from '../../session/idle-lock.ts';
import { useMay } from '../../session/permission.ts';
import { readSession, type Session, useSession } from '../../session/session.ts';
import { SignInPage } from '../../session/sign-in/sign-in-page.tsx';
import { LockScreen } from './lock-screen.tsx';
import { UnlockPage } from './unlock-page.tsx';

export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const member = 'member' in session ? session.member : null;
  useForgetOthers(member?.id ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks once
  useEffect(() => {
    if (readSession().state !== 'unknown') return;
    setProblem(null);
    getSession().catch((error: unknown) => setProblem(error));
  }, [tries]);

  useIdleLock(session.state === 'open');
  useLiveChanges(session.state === 'open');
  usePolling(session.state);
  useEditMark(session.state);

  switch (session.state) {
    case 'unknown':
      return problem === null ? (
        <div className="grid min-h-dvh place-items-center">
          <Spinner label="Opening …" />
        </div>
      ) : (
        <StatePanel
          kind="error"
          heading="h1"
          className="min-h-dvh content-center"
          title="The server does not respond"
          text={refusalText(problem)}
          actions={<Button onClick={() => setTries(tries + 1)}>Try again</Button>}
        />
      );
    case 'none':
      return <SignInPage />;
    case 'locked':
    case 'ended':
    case 'open':
      if (member === null) return <UnlockPage />;
      return (
        <>
          <div key={member.id} className="contents">
            {children}
          </div>
          {session.state !== 'open' && <LockScreen member={member} ended={session.state === 'ended'} />}
        </>
      );
  }
}

function usePolling(state: Session['state']): void {
  const isShut = state === 'locked' || state === 'ended' || state === 'none';
  useEffect(() => {
    if (!isShut) return;
    const look = () => void getSession().catch(() => undefined);
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [isShut]);
}

function useForgetOthers(memberId: string | null): void {
  const client = useQueryClient();
  const last = useRef(memberId);
  useEffect(() => {
    if (last.current !== null && last.current !== memberId) client.clear();
    last.current = memberId;
  }, [client, memberId]);
}

/** The shop's pages show 'Edit' meanwhile (CONTENT-43). */
function useEditMark(state: Session['state']): void {
  const mayEdit = useMay()('content.write');
  useEffect(() => {
    // Behind the lock the rights may be unknown.
    if (state === 'unknown' || state === 'locked') return;
    if (state === 'open' && mayEdit) writeStored(STAFF_EDITS_KEY, '1');
    else removeStored(STAFF_EDITS_KEY);
  }, [mayEdit, state]);
}
