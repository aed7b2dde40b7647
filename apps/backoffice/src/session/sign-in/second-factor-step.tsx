import type { finishSecondFactor, startSecondFactor } from '@ilaneer/contract/staff/people/second-factor';
import type { StaffMemberView } from '@ilaneer/contract/staff/people/session';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openSession } from '../session.ts';
import { requestNow } from '../transport.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SecondFactorPicture } from './second-factor-picture.tsx';

type Finished = { member: StaffMemberView; csrfToken: string; recoveryCodes: string[] };

export function SecondFactorStep({ onStartAgain }: { onStartAgain: () => void }) {
  const [finished, setFinished] = useState<Finished | null>(null);
  const setup = useQuery({
    queryKey: ['second factor to set up'],
    queryFn: () => requestNow<typeof startSecondFactor>('POST', '/staff/sign-in/second-factor', {}),
    // Asking again would create another secret.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

  async function send(code: string): Promise<void> {
    const body = { code };
    setFinished(
      await requestNow<typeof finishSecondFactor>('POST', '/staff/sign-in/second-factor/code', { body }),
    );
  }

  if (finished !== null) {
    return (
      <>
        <RecoveryCodeList codes={finished.recoveryCodes} />
        <Button wide onClick={() => openSession(finished.member, finished.csrfToken)}>
          I have stored them
        </Button>
      </>
    );
  }
  if (setup.isPending) return <Spinner label="Creating your key …" />;
  return (
    <>
      {setup.isError ? (
        <Notice tone="error">{setup.error.message}</Notice>
      ) : (
        <>
          <SecondFactorPicture setup={setup.data.setup} />
          <CodeForm label="Code from the app" submitLabel="Finish" send={send} />
        </>
      )}
      <Button variant="quiet" wide onClick={onStartAgain}>
        Start again
      </Button>
    </>
  );
}
