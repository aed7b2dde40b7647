import { openQueryClient } from '@ilaneer/client/query-client';
import { createBrowserRouter } from 'react-router';
import { routes } from './routes.tsx';

/** Of one opening of the app. */
export function openApp() {
  return {
    // Always stale: shown from the cache and refetched on every visit.
    queryClient: openQueryClient({ staleTime: 0 }),
    router: createBrowserRouter(routes, { basename: '/backoffice' }),
  };
}
