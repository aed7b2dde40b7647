import { openQueryClient } from '@ilaneer/client/query-client';
import { createBrowserRouter } from 'react-router';
import { routes } from './routes.tsx';

/** The memory and the addresses of one opening of the app. */
export function openApp() {
  return {
    // What staff look at is shown at once from memory, and read again whenever it is looked at.
    queryClient: openQueryClient({ staleTime: 0 }),
    router: createBrowserRouter(routes, { basename: '/backoffice' }),
  };
}
