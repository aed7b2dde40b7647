import { Fragment, type ReactNode, Suspense } from 'react';
import { LoginRequired } from '../../features/account/login/login-required.tsx';
import { brand } from '../../lib/content.ts';
import { readSession, useSession } from '../../lib/session.ts';

type OwnPageProps = {
  readonly title: string;
  /** What a visitor reads: the page's heading, and what it will show after the login. */
  readonly heading: string;
  readonly invitation: string;
  /** What a shopper sees after the login; fetched for nobody else. */
  readonly children: ReactNode;
};

/** A page of a shopper's own things, such as the cart. */
export function OwnPage({ title, heading, invitation, children }: OwnPageProps) {
  const { user, isAuthenticated } = useSession();
  return (
    <>
      <title>{`${title} – ${brand().name}`}</title>
      {isAuthenticated ? (
        <Suspense>
          <Fragment key={user?.id}>{children}</Fragment>
        </Suspense>
      ) : (
        <LoginRequired title={heading} text={invitation} />
      )}
    </>
  );
}

/** For the loader of such a page: with a session, its content is fetched together with the page. */
export async function loadOwn(load: () => Promise<unknown>): Promise<null> {
  if (readSession().isAuthenticated) await load();
  return null;
}
