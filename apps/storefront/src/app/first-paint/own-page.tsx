import { Fragment, type ReactNode, Suspense } from 'react';
import { LoginRequired } from '../../features/account/login/login-required.tsx';
import { brand } from '../../lib/content.ts';
import { readSession, useSession } from '../../lib/session.ts';

type OwnPageProps = {
  readonly title: string;
  readonly heading: string;
  readonly invitation: string;
  readonly children: ReactNode;
};

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

/** Loader: with a session, fetches content and code in parallel. */
export async function loadOwn(load: () => Promise<unknown>): Promise<null> {
  if (readSession().isAuthenticated) await load();
  return null;
}
