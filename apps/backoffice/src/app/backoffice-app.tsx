import { openQueryClient } from '@ilaneer/client/query-client';
import { UiProvider } from '@ilaneer/ui/layers/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ConfirmProvider } from '../parts/act/confirm.tsx';
import { routes } from './routes.tsx';

// Refetch whenever shown.
const queryClient = openQueryClient({ staleTime: 0 });
const router = createBrowserRouter(routes, { basename: '/backoffice' });

export function BackofficeApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider toasts="desk">
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
      </UiProvider>
    </QueryClientProvider>
  );
}
