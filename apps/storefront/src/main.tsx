import '@ilaneer/ui/styles.css';
import { UiProvider } from '@ilaneer/ui/layers/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { router } from './app/router.tsx';
import { queryClient } from './lib/query-client.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// In a transition React gives way to the browser between its steps, also while it draws the first page.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);

/** What every screen of the shop stands in. */
function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider>{children}</UiProvider>
    </QueryClientProvider>
  );
}
