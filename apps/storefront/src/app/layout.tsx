import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useSessionUpkeep } from '../features/account/use-session-upkeep.ts';
import { useCart } from '../features/cart/api/get-cart.ts';
import { useWishlist } from '../features/wishlist/api/get-wishlist.ts';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { SkipToMain } from './skip-to-main.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useLateScroll } from './use-late-scroll.ts';

// Fetched once the page stands, so that forms nobody has asked for yet don't hold up the first picture.
const AccountDialogs = lazy(async () => {
  const dialogs = await import('../features/account/components/account-dialogs.tsx');
  return { default: dialogs.AccountDialogs };
});

/** The frame of every page: what comes before, around and after its content. */
export function Layout() {
  const cart = useCart();
  const wishlist = useWishlist();
  useSessionUpkeep();
  useFocusOnNavigation();
  useLateScroll();
  return (
    <>
      <SkipToMain />
      <Navigation cartCount={cart.data?.summary.totalItems ?? 0} wishlistCount={wishlist.data?.length ?? 0} />
      <main id="main" tabIndex={-1} className="min-h-[70vh] outline-none">
        <Outlet />
      </main>
      <Footer />
      <Suspense>
        <AccountDialogs />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}
