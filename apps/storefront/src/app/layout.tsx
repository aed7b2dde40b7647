import { lazy, Suspense, useState } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { useSessionUpkeep } from '../features/account/use-session-upkeep.ts';
import { useCart } from '../features/cart/api/get-cart.ts';
import { useWishlist } from '../features/wishlist/api/get-wishlist.ts';
import { useLoginPrompt } from '../lib/login-prompt.ts';
import { DialogLoad } from './dialog-load.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { SkipToMain } from './skip-to-main.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

// Fetched when one is asked for: most visits need none of their forms.
const AccountDialogs = lazy(async () => {
  const dialogs = await import('../features/account/components/account-dialogs.tsx');
  return { default: dialogs.AccountDialogs };
});

/** The frame of every page: what comes before, around and after its content. */
export function Layout() {
  const asked = useLoginPrompt() !== null;
  // From then on they stay, so that they can fade away.
  const [dialogs, setDialogs] = useState(asked);
  if (asked && !dialogs) setDialogs(true);
  const cart = useCart();
  const wishlist = useWishlist();
  useSessionUpkeep();
  useFocusOnNavigation();
  return (
    <>
      <SkipToMain />
      <Navigation cartCount={cart.data?.summary.totalItems ?? 0} wishlistCount={wishlist.data?.length ?? 0} />
      <main id="main" tabIndex={-1} className="min-h-[70vh] outline-none">
        <Outlet />
      </main>
      <Footer />
      {dialogs && (
        <Suspense fallback={<DialogLoad />}>
          <AccountDialogs />
        </Suspense>
      )}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

// Every address that is opened afresh has the key 'default', and should not begin where another one was left.
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
