import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { accountProblem } from '../../../features/account/dialog/account-problem.ts';
import { finishProviderSignIn } from '../../../features/account/signup/continue-entry.ts';
import {
  providerName,
  signInFailureText,
  useExchangedCode,
} from '../../../features/account/social-login/social-login.ts';
import { useResetNotice } from '../../../features/account/verification/reset-notice.tsx';
import { brand } from '../../../lib/content.ts';
import { openAccountDialog } from '../../../lib/login-prompt.ts';
import { PageLink } from '../../../lib/page-link.tsx';

export function Component() {
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const failure = search.get('error');
  return (
    <>
      <title>{`Login – ${brand().name}`}</title>
      {code === '' ? (
        <NotSignedIn text={signInFailureText(failure ?? 'failed', providerName(search.get('provider')))} />
      ) : (
        <SignedIn code={code} />
      )}
    </>
  );
}

function SignedIn({ code }: { readonly code: string }) {
  const navigate = useNavigate();
  const { data, error } = useExchangedCode(code);
  const tellOfReset = useResetNotice();

  useEffect(() => {
    if (data === undefined) return;
    if (data.isAccountReset) tellOfReset();
    finishProviderSignIn(data.user, () => void navigate(data.returnTo, { replace: true }));
  }, [data, navigate, tellOfReset]);

  if (error !== null) return <NotSignedIn text={accountProblem(error)} />;
  if (data !== undefined) {
    return <StatePanel kind="empty" heading="h1" className="py-section" title="You are logged in" />;
  }
  return <StatePanel kind="loading" heading="h1" className="py-section" title="Logging you in..." />;
}

function NotSignedIn({ text }: { readonly text: string }) {
  const navigate = useNavigate();
  const afterLogin = () => void navigate('/', { replace: true });
  return (
    <StatePanel
      kind="error"
      heading="h1"
      className="py-section"
      title="You are not logged in"
      text={text}
      actions={
        <>
          <Button onClick={() => openAccountDialog('login-code', { afterLogin })}>Log in another way</Button>
          <ButtonLink variant="secondary" render={<PageLink to="/" />}>
            Go to Home
          </ButtonLink>
        </>
      }
    />
  );
}
