import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Icon } from '@ilaneer/ui/text/icon';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ResetPasswordForm } from '../../../features/account/login/reset-password-form.tsx';
import { isSpentLink, useResetLinkCheck } from '../../../features/account/verification/mailed-link.ts';
import { brand } from '../../../lib/content.ts';
import { openAccountDialog } from '../../../lib/login-prompt.ts';

const INCOMPLETE = 'This link is not complete. Please open it again from the email.';

/** VERIFICATION-11. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <>
      <title>{`Set a new password – ${brand().name}`}</title>
      {/* A new link, a new attempt. */}
      <ResetPassword key={token} token={token} />
    </>
  );
}

function ResetPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const [spent, setSpent] = useState<string | null>(null);
  const check = useResetLinkCheck(token);
  // Other failures don't invalidate the link: setting the password decides.
  const refused = check.error !== null && isSpentLink(check.error) ? check.error.message : null;
  const problem = token === '' ? INCOMPLETE : (spent ?? refused);

  // A logged-in visitor is done here.
  const logIn = () => openAccountDialog('login', { afterLogin: () => void navigate('/', { replace: true }) });

  if (done) {
    return (
      <div role="status">
        <StatePanel
          kind="empty"
          heading="h1"
          className="py-section"
          title="Your new password is set"
          text="You are logged out on every device. Please log in with the new password."
          picture={<TickMark />}
          actions={<Button onClick={logIn}>Login</Button>}
        />
      </div>
    );
  }
  if (problem !== null) {
    return (
      <StatePanel
        kind="error"
        heading="h1"
        className="py-section"
        title="This link does not work"
        text={problem}
        actions={
          <>
            <Button onClick={() => openAccountDialog('forgot-password')}>Get a new link</Button>
            <Button variant="secondary" onClick={logIn}>
              Login
            </Button>
          </>
        }
      />
    );
  }
  if (check.isLoading) {
    return <StatePanel kind="loading" heading="h1" className="py-section" title="Opening your link..." />;
  }
  return (
    <PageSection>
      <div className="mx-auto max-w-md rounded-lg bg-kernel p-5 shadow-md sm:p-8">
        <h1 className="text-2xl">Set a new password</h1>
        <p className="mt-1 mb-6 text-palm-soft">You are logged out on every device when it changes.</p>
        <ResetPasswordForm token={token} onDone={() => setDone(true)} onSpent={setSpent} />
      </div>
    </PageSection>
  );
}

function TickMark() {
  return (
    <span className="mb-1 grid size-20 place-items-center rounded-full bg-tender">
      <Icon name="tick" className="size-10" />
    </span>
  );
}
