import { lazy, Suspense } from 'react';
import { brand } from '../../lib/content.ts';
import { readSession, useSession } from '../../lib/session.ts';
import { LoginRequired } from '../login-required.tsx';

// A visitor has none, and needs nothing of what shows them.
const loadMyOrders = () => import('../my-orders.tsx');
const MyOrders = lazy(async () => ({ default: (await loadMyOrders()).MyOrders }));

/** Who comes with a session sees them as soon as the page. */
export async function loader(): Promise<null> {
  if (readSession().isAuthenticated) await loadMyOrders();
  return null;
}

/** My Orders (part 2 section 2). */
export function Component() {
  const { user, isAuthenticated } = useSession();
  return (
    <>
      <title>{`My orders – ${brand.name}`}</title>
      {isAuthenticated ? (
        <Suspense>
          <MyOrders key={user?.id} />
        </Suspense>
      ) : (
        <LoginRequired title="My orders" text="Please login to follow your orders." />
      )}
    </>
  );
}
