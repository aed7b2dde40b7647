import '@ilaneer/ui/styles.css';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { adoptAddress } from './app/address.ts';
import { openRouter } from './app/router.ts';
import { isPageDrawn, readPageData } from './app/served/drawn-page.ts';
import { holdEarlyActs } from './app/served/early-acts.ts';
import { ShopApp } from './app/served/shop-app.tsx';
import { queryClient } from './lib/query-client.ts';
import { restoreCopies, withholdCopies } from './lib/stored-query.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

if (isPageDrawn()) void takeOver(root);
else draw(root);

// In a transition React gives way to the browser between its steps, also while it draws the first page.
function draw(root: HTMLElement): void {
  adoptAddress(false);
  root.removeAttribute('data-drawn');
  // The page that comes has its own.
  document.querySelector('title')?.remove();
  const router = openRouter({ isDrawn: false });
  startTransition(() => createRoot(root).render(<Shop router={router} onListening={holdEarlyActs()} />));
}

/** Brings the page to life that the server drew, as it stands. */
async function takeOver(root: HTMLElement): Promise<void> {
  readPageData();
  withholdCopies();
  const search = adoptAddress(true);
  const router = openRouter({ isDrawn: true });
  await whenReady(router);
  const redo = holdEarlyActs();
  const onListening = () => {
    redo();
    if (search !== '') void router.navigate({ search }, { replace: true, preventScrollReset: true });
  };
  startTransition(() => {
    hydrateRoot(root, <Shop router={router} onListening={onListening} />);
  });
}

type ShopProps = { readonly router: DataRouter; readonly onListening: () => void };

function Shop({ router, onListening }: ShopProps) {
  // Before what the browser knows of the session is drawn.
  useLayoutEffect(() => restoreCopies(queryClient), []);
  useEffect(() => onListening(), [onListening]);
  return (
    <ShopApp>
      <RouterProvider router={router} />
    </ShopApp>
  );
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
