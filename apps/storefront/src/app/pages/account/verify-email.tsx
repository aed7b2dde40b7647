import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Icon } from '@ilaneer/ui/text/icon';
import { useSearchParams } from 'react-router';
import { accountProblem } from '../../../features/account/dialog/account-problem.ts';
import {
  isSpentLink,
  needsLogin,
  useVerifiedEmail,
} from '../../../features/account/verification/mailed-link.ts';
import { brand } from '../../../lib/content.ts';
import { askForLogin, openAccountDialog } from '../../../lib/login-prompt.ts';
import { PageLink } from '../../../lib/page-link.tsx';

// The opener may own an address that a stranger registered.
const WAS_RESET =
  'You opened the link where you were not logged in. To keep the account yours alone, we logged it out everywhere and removed its password: please log in with an OTP and set a new one.';
const INCOMPLETE = 'This link is not complete. Please open it again from the email.';

export function Component() {
  const [search] = useSearchParams();
  return (
    <>
      <title>{`Verify your email address – ${brand().name}`}</title>
      <VerifyEmail token={search.get('token') ?? ''} />
    </>
  );
}

function VerifyEmail({ token }: { readonly token: string }) {
  const check = useVerifiedEmail(token);
  if (check.data !== undefined) {
    const { email, isAccountReset } = check.data;
    return (
      <div role="status">
        <StatePanel
          kind="empty"
          heading="h1"
          className="py-section"
          title="Your email address is verified"
          text={isAccountReset ? WAS_RESET : `Thank you. Order updates and invoices go to ${email}.`}
          picture={
            <span className="mb-1 grid size-20 place-items-center rounded-full bg-tender">
              <Icon name="mail" className="size-9" />
            </span>
          }
          actions={
            <>
              {isAccountReset ? (
                <Button onClick={() => openAccountDialog('login-code', { identifier: email })}>
                  Login with OTP
                </Button>
              ) : (
                <ButtonLink render={<PageLink to="/products" />}>See our products</ButtonLink>
              )}
              <ButtonLink variant="secondary" render={<PageLink to="/account" />}>
                Your account
              </ButtonLink>
            </>
          }
        />
      </div>
    );
  }
  if (token !== '' && !check.isError) {
    return (
      <StatePanel
        kind="loading"
        heading="h1"
        className="py-section"
        title="Verifying your email address..."
      />
    );
  }
  return (
    <StatePanel
      kind="error"
      heading="h1"
      className="py-section"
      title="We could not verify your email address"
      text={check.error === null ? INCOMPLETE : accountProblem(check.error)}
      actions={
        check.error !== null && needsLogin(check.error) ? (
          <Button onClick={() => askForLogin(() => void check.refetch())}>Login</Button>
        ) : check.error === null || isSpentLink(check.error) ? (
          <ButtonLink render={<PageLink to="/account" />}>Get a new link in your account</ButtonLink>
        ) : (
          <Button busy={check.isFetching} onClick={() => void check.refetch()}>
            Try Again
          </Button>
        )
      }
    />
  );
}
