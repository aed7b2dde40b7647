import { watchTyping } from '@ilaneer/client/typed-fields';
import { PREVIEW_QUERY } from '@ilaneer/domain/page/preview';
import '@ilaneer/ui/styles.css';
import { startTransition, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { moveAddressToHash } from './app/address.ts';
import { openRouter } from './app/router.ts';
import { isPageDrawn, readPageData } from './app/served/drawn-page.ts';
import { followReplaced, redoEarlyActs } from './app/served/early-acts.ts';
import { holdMoves, releaseMoves } from './app/served/held-moves.ts';
import { ShopApp } from './app/served/shop-app.tsx';
import { bringFaces, whenStyled } from './app/served/styles-and-faces.ts';
import { readBrand } from './lib/content.ts';
import { whenIdle } from './lib/idle.ts';
import { queryClient } from './lib/query-client.ts';
import { restoreCopies, withholdCopies } from './lib/stored-query.ts';

// Before the address moves to the hash.
const isFramed = window.parent !== window && new URLSearchParams(location.search).has(PREVIEW_QUERY);

// May run before the page is parsed, when cached.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  watchTyping(document);
  void open(root);
}

async function open(root: HTMLElement): Promise<void> {
  if (isFramed) {
    document.documentElement.dataset.preview = '';
    void import('./app/sections/preview.ts').then(({ followEditor }) => followEditor());
  }
  await readBrand();
  await (isPageDrawn() ? takeOver(root) : draw(root));
}

async function draw(root: HTMLElement): Promise<void> {
  moveAddressToHash(null);
  const router = openRouter();
  await whenStyled();
  render(root, router);
  countVisits(router);
}

/** Not those of the editor's preview. */
function countVisits(router: DataRouter): void {
  if (isFramed) return;
  whenIdle(() => void import('./app/visits/watch-visits.ts').then(({ watchVisits }) => watchVisits(router)));
}

// A transition yields to the browser.
function render(root: HTMLElement, router: DataRouter): void {
  // Outdated served page.
  if (root.hasAttribute('data-drawn')) root.replaceChildren();
  root.removeAttribute('data-drawn');
  // Replaced by the new page's.
  document.querySelector('title')?.remove();
  restoreCopies(queryClient);
  startTransition(() => createRoot(root).render(<DrawnShop router={router} />));
}

async function takeOver(root: HTMLElement): Promise<void> {
  await nextTask();
  const path = readPageData();
  withholdCopies();
  await nextTask();
  if (!isPageDrawn()) return draw(root);
  const later = moveAddressToHash(path);
  holdMoves();
  const router = openRouter();
  await nextTask();
  await Promise.all([whenReady(router), whenStyled()]);
  await nextTask();
  const onHydrated = () => {
    // Before session data.
    restoreCopies(queryClient);
    whenIdle(bringFaces);
    countVisits(router);
    // After React rendered browser state.
    setTimeout(() => {
      void redoEarlyActs();
      if (!releaseMoves() && later !== '')
        void router.navigate(later, { replace: true, preventScrollReset: !later.includes('#') });
    });
  };
  startTransition(() => {
    hydrateRoot(root, <HydratedShop router={router} onHydrated={onHydrated} />, {
      onRecoverableError: (error) => {
        followReplaced();
        // After the forms mounted.
        setTimeout(followReplaced);
        reportError(error);
      },
    });
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

type ShopProps = { readonly router: DataRouter };

function DrawnShop({ router }: ShopProps) {
  useScrollKept();
  useEffect(() => {
    const timer = setTimeout(redoEarlyActs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ShopApp served={false}>
      <RouterProvider router={router} />
    </ShopApp>
  );
}

function HydratedShop({ router, onHydrated }: ShopProps & { readonly onHydrated: () => unknown }) {
  useScrollKept();
  return (
    <ShopApp served onHydrated={onHydrated}>
      <RouterProvider router={router} />
    </ShopApp>
  );
}

/** The router scrolls to the top on opening. */
function useScrollKept(): void {
  const top = useRef(0);
  useInsertionEffect(() => {
    top.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (top.current > 0) window.scrollTo({ top: top.current, behavior: 'instant' });
  }, []);
}

/** Waits for lazy code, against mismatches. */
function whenReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
