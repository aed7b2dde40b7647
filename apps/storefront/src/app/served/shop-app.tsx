import { UiProvider } from '@ilaneer/ui/layers/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { queryClient } from '../../lib/query-client.ts';

/** What every screen of the shop stands in, on the server and in the browser. */
export function ShopApp({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <UiProvider>{children}</UiProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
