import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useSessionUpkeep } from '../../features/account/session/use-session-upkeep.ts';
import { useCart } from '../../features/cart/get-cart.ts';
import { HeaderSearch } from '../../features/search/header-search.tsx';
import { useWishlist } from '../../features/wishlist/get-wishlist.ts';
import { brand } from '../../lib/content.ts';
import { AccountDialogs } from './account-dialogs.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { ROUTER_SCROLL_KEY, scrollKey, useLateScroll } from './use-late-scroll.ts';

export function Layout() {
  const cart = useCart();
  const wishlist = useWishlist();
  useSessionUpkeep();
  return (
    <>
      <SkipToMain />
      {!brand().isOpen && <BeforeOpening />}
      <Navigation
        cartCount={cart.data?.summary.totalItems ?? 0}
        wishlistCount={wishlist.data?.length ?? 0}
        search={<HeaderSearch />}
      />
      <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <AccountDialogs />
      <PlaceUpkeep />
      <ScrollRestoration getKey={scrollKey} storageKey={ROUTER_SCROLL_KEY} />
    </>
  );
}

/** SETTING-12. */
function BeforeOpening() {
  return (
    <aside
      aria-label="Before the opening"
      className="bg-sun-tint px-gutter py-2 text-center font-semibold text-palm"
    >
      Only staff see this: the shop is not open yet
    </aside>
  );
}

// Separate, so that the frame does not render on every navigation.
function PlaceUpkeep() {
  useFocusOnNavigation();
  useLateScroll();
  return null;
}

/** Skip link; a button, since the hash is the address. */
function SkipToMain() {
  return (
    <button
      type="button"
      onClick={() => document.getElementById('main')?.focus()}
      className="fixed top-3 left-3 z-skip -translate-y-24 rounded-full bg-palm px-6 py-3 font-semibold text-paper shadow-md transition-transform focus:translate-y-0"
    >
      Skip to content
    </button>
  );
}

/** For screen readers, also for late headings. Filter and search changes keep the focus. */
function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    return main === null ? undefined : holdFocusOnHeading(main, hash.slice(1));
  }, [pathname, hash]);
}

/** Until the visitor acts. */
function holdFocusOnHeading(main: HTMLElement, section: string): () => void {
  focusHeading(main, section);
  const changes = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement === main || activeElement === document.body) focusHeading(main, section);
  });
  function stop(): void {
    changes.disconnect();
    removeEventListener('pointerdown', stop);
    removeEventListener('keydown', stop);
  }
  changes.observe(main, { childList: true, subtree: true });
  addEventListener('pointerdown', stop);
  addEventListener('keydown', stop);
  return stop;
}

function focusHeading(main: HTMLElement, section: string): void {
  const target = document.getElementById(section) ?? main.querySelector<HTMLElement>('h1') ?? main;
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.classList.add('outline-none');
  target.focus({ preventScroll: true });
}
