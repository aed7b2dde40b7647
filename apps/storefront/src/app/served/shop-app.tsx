import { UiProvider } from '@ilaneer/ui/layers/ui-provider';
import { ServedPage } from '@ilaneer/ui/layers/use-hydrated';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { queryClient } from '../../lib/query-client.ts';

type ShopAppProps = {
  readonly served: boolean;
  readonly onHydrated?: () => unknown;
  readonly children: ReactNode;
};

export function ShopApp({ served, onHydrated, children }: ShopAppProps) {
  const shop = (
    <QueryClientProvider client={queryClient}>
      <UiProvider>{children}</UiProvider>
    </QueryClientProvider>
  );
  return <StrictMode>{served ? <ServedPage onHydrated={onHydrated}>{shop}</ServedPage> : shop}</StrictMode>;
}
