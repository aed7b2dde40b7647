import { watchTyping } from '@ilaneer/client/typed-fields';
import '@ilaneer/ui/styles.css';
import { startTransition, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { adoptAddress } from './app/address.ts';
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

// A script in the head asks for this one: where it is in the browser's cache, it may be here before the rest of the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  watchTyping(document);
  void open(root);
}

async function open(root: HTMLElement): Promise<void> {
  await readBrand();
  await (isPageDrawn() ? takeOver(root) : draw(root));
}

/** Begins anew, with whatever page the address names. */
async function draw(root: HTMLElement): Promise<void> {
  adoptAddress(null);
  const router = openRouter();
  await whenStyled();
  render(root, router);
}

// In a transition React gives way to the browser between its steps, also while it draws the first page.
function render(root: HTMLElement, router: DataRouter): void {
  // Another page's, which nobody has seen or wants to see any more.
  if (root.hasAttribute('data-drawn')) root.replaceChildren();
  root.removeAttribute('data-drawn');
  // The page that comes has its own.
  document.querySelector('title')?.remove();
  restoreCopies(queryClient);
  startTransition(() => createRoot(root).render(<DrawnShop router={router} />));
}

/** Brings the page to life that the server drew, as it stands. */
async function takeOver(root: HTMLElement): Promise<void> {
  await nextTask();
  const path = readPageData();
  withholdCopies();
  await nextTask();
  // Somebody may have gone on meanwhile, by a link that needs no app.
  if (!isPageDrawn()) return draw(root);
  const later = adoptAddress(path);
  holdMoves();
  const router = openRouter();
  await nextTask();
  await Promise.all([whenReady(router), whenStyled()]);
  await nextTask();
  const onTakenOver = () => {
    // Before what the browser knows of the session is asked for.
    restoreCopies(queryClient);
    whenIdle(bringFaces);
    // In a task of its own: only then React has drawn what the browser knows, such as the session.
    setTimeout(() => {
      void redoEarlyActs();
      if (!releaseMoves() && later !== '')
        void router.navigate(later, { replace: true, preventScrollReset: !later.includes('#') });
    });
  };
  startTransition(() => {
    hydrateRoot(root, <TakenOverShop router={router} onTakenOver={onTakenOver} />, {
      onRecoverableError: (error) => {
        followReplaced();
        // Once more, when the forms have begun.
        setTimeout(followReplaced);
        reportError(error);
      },
    });
  });
}

/** Lets the browser do what has come up meanwhile: what follows is not to be one long task with what came before. */
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

function TakenOverShop({ router, onTakenOver }: ShopProps & { readonly onTakenOver: () => unknown }) {
  useScrollKept();
  return (
    <ShopApp served onTakenOver={onTakenOver}>
      <RouterProvider router={router} />
    </ShopApp>
  );
}

/** The router goes to the top of a page that it opens, also where somebody has scrolled it meanwhile. */
function useScrollKept(): void {
  const top = useRef(0);
  useInsertionEffect(() => {
    top.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (top.current > 0) window.scrollTo({ top: top.current, behavior: 'instant' });
  }, []);
}

/** The page's own code comes by itself; React must not find the page without it. */
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
