import type { finishStaffSignIn } from '@ilaneer/contract/staff/people/sign-in';
import { Button } from '@ilaneer/ui/buttons/button';
import { openSession } from '../session.ts';
import { requestNow } from '../transport.ts';
import { CodeForm } from './code-form.tsx';

export function CodeStep({ onStartAgain }: { onStartAgain: () => void }) {
  async function send(code: string): Promise<void> {
    const { member, csrfToken } = await requestNow<typeof finishStaffSignIn>('POST', '/staff/sign-in/code', {
      body: { code },
    });
    openSession(member, csrfToken);
  }
  return (
    <>
      <CodeForm label="Code" submitLabel="Sign in" send={send} />
      <Button variant="quiet" wide onClick={onStartAgain}>
        Start again
      </Button>
    </>
  );
}
