import { UiProvider } from '@ilaneer/ui/layers/ui-provider';
import { ServedPage } from '@ilaneer/ui/layers/use-taken-over';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { queryClient } from '../../lib/query-client.ts';

type ShopAppProps = {
  /** Whether the server draws it, or has. */
  readonly served: boolean;
  readonly onTakenOver?: () => unknown;
  readonly children: ReactNode;
};

/** What every screen of the shop stands in, on the server and in the browser. */
export function ShopApp({ served, onTakenOver, children }: ShopAppProps) {
  const shop = (
    <QueryClientProvider client={queryClient}>
      <UiProvider>{children}</UiProvider>
    </QueryClientProvider>
  );
  return <StrictMode>{served ? <ServedPage onTakenOver={onTakenOver}>{shop}</ServedPage> : shop}</StrictMode>;
}
