import { UiProvider } from '@ilaneer/ui/layers/ui-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ConfirmProvider } from '../parts/act/confirm.tsx';

export function BackofficeApp({ queryClient, router }: { queryClient: QueryClient; router: DataRouter }) {
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
