import { lazy, Suspense } from 'react';
import { useLoginRoute } from '../../features/account/login/use-login-route.ts';
import { useProductCards } from '../../features/catalogue/get-product-cards.ts';
import { fetchBannersEarly } from '../../features/home/api/get-banners.ts';
import { brand } from '../../lib/content.ts';
import { useIdle } from '../../lib/idle.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { sitePageQuery } from '../sections/get-site-page.ts';
import { HOME_VIEWS } from '../sections/home-views.tsx';
import { OwnSections } from '../sections/site-page.tsx';

// With a session, after the page.
const WaitingOrder = lazy(async () => ({
  default: (await import('../../features/checkout/outcome/waiting-order.tsx')).WaitingOrder,
}));

/** Preloads the first picture. */
export function loader(): null {
  fetchBannersEarly();
  void queryClient.prefetchQuery(sitePageQuery('home'));
  return null;
}

/** CONTENT-1; also behind /login. */
export function Component() {
  const isIdle = useIdle();
  useProductCards(isIdle);
  const { isAuthenticated } = useSession();
  const isLogin = useLoginRoute();
  return (
    <>
      <title>{`${isLogin ? 'Login' : 'Home'} – ${brand().name}`}</title>
      <h1 className="sr-only">{[brand().name, brand().texts.homeHeading].filter(Boolean).join(': ')}</h1>
      {isAuthenticated && isIdle && (
        <Suspense>
          <WaitingOrder floats />
        </Suspense>
      )}
      <OwnSections slug="home" views={HOME_VIEWS} />
    </>
  );
}
