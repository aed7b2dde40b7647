import { UiProvider } from '@ilaneer/ui/layers/ui-provider';
import { ServedPage } from '@ilaneer/ui/layers/use-taken-over';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { queryClient } from '../../lib/query-client.ts';

type ShopAppProps = {
  readonly served: boolean;
  readonly onTakenOver?: () => unknown;
  readonly children: ReactNode;
};

export function ShopApp({ served, onTakenOver, children }: ShopAppProps) {
  const shop = (
    <QueryClientProvider client={queryClient}>
      <UiProvider>{children}</UiProvider>
    </QueryClientProvider>
  );
  return <StrictMode>{served ? <ServedPage onTakenOver={onTakenOver}>{shop}</ServedPage> : shop}</StrictMode>;
}
