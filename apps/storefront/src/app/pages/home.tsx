import { useLateLayout } from '@ilaneer/ui/layers/use-hydrated';
import { cx } from '@ilaneer/ui/text/cx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLoginRoute } from '../../features/account/login/use-login-route.ts';
import { useProductCards } from '../../features/catalogue/get-product-cards.ts';
import { fetchBannersEarly } from '../../features/home/api/get-banners.ts';
import { Banners } from '../../features/home/components/banners.tsx';
import {
  AboutTeaser,
  ContactCall,
  OurStory,
  Sustainability,
} from '../../features/home/components/brand-sections.tsx';
import { Gallery } from '../../features/home/components/gallery.tsx';
import { OneDrop } from '../../features/home/components/one-drop.tsx';
import { PackCards } from '../../features/home/components/pack-cards.tsx';
import { QuoteSlider } from '../../features/home/components/quote-slider.tsx';
import { TaglineRibbon } from '../../features/home/components/tagline-ribbon.tsx';
import { homeWordsQuery } from '../../features/home/home-words.ts';
import { brand } from '../../lib/content.ts';
import { useIdle } from '../../lib/idle.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { homeProductsQuery } from './home-products.ts';

// With a session, after the page.
const WaitingOrder = lazy(async () => ({
  default: (await import('../../features/checkout/outcome/waiting-order.tsx')).WaitingOrder,
}));

// In shops without the packs.
const FirstProducts = lazy(async () => ({ default: (await import('./first-products.tsx')).FirstProducts }));

/** Preloads the first picture. */
export function loader(): null {
  fetchBannersEarly();
  void queryClient.prefetchQuery(homeWordsQuery);
  return null;
}

/** CONTENT-1; also behind /login. */
export function Component() {
  const isIdle = useIdle();
  const products = useQuery({ ...homeProductsQuery, enabled: isIdle });
  useProductCards(isIdle);
  const { isAuthenticated } = useSession();
  const isLogin = useLoginRoute();
  const late = useLateLayout();
  return (
    <>
      <title>{`${isLogin ? 'Login' : 'Home'} – ${brand().name}`}</title>
      <h1 className="sr-only">{[brand().name, brand().texts.homeHeading].filter(Boolean).join(': ')}</h1>
      {isAuthenticated && isIdle && (
        <Suspense>
          <WaitingOrder floats />
        </Suspense>
      )}
      <Suspense>
        <Banners />
      </Suspense>
      <Suspense>
        <AboutTeaser />
        <TaglineRibbon />
        <OneDrop />
      </Suspense>
      <div
        className={cx(
          late,
          '[--late-height:212rem] sm:[--late-height:172rem] md:[--late-height:142rem] lg:[--late-height:110rem]',
        )}
      >
        <Suspense>
          <OurStory />
        </Suspense>
        <Suspense>
          <PackCards
            products={products.data}
            failed={products.isError}
            onRetry={() => void products.refetch()}
          />
        </Suspense>
        {isIdle && products.data?.length === 0 && (
          <Suspense>
            <FirstProducts />
          </Suspense>
        )}
      </div>
      <div className={cx(late, '[--late-height:169rem] sm:[--late-height:154rem] lg:[--late-height:135rem]')}>
        <Suspense>
          <Sustainability />
          <QuoteSlider />
        </Suspense>
        <Suspense>
          <ContactCall />
          <Gallery />
        </Suspense>
      </div>
    </>
  );
}
