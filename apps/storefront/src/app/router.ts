import { createHashRouter, type DataRouter } from 'react-router';
import { rememberPage } from '../features/account/session/return-to.ts';
import { mendAddress } from './address.ts';
import { routes } from './routes.tsx';
import { closeLayersByBack } from './shell/layer-history.ts';
import { forgetReload } from './shell/route-error.tsx';

/** Opens the router, which reads the page from what stands behind the address's hash. */
export function openRouter({ isDrawn }: { readonly isDrawn: boolean }): DataRouter {
  mendAddress();
  addEventListener('popstate', mendAddress);
  // A page that stands already may have been scrolled: without data to hydrate with, the router would go to its top.
  const router = createHashRouter(routes, isDrawn ? { hydrationData: { loaderData: {} } } : {});
  closeLayersByBack(router);
  rememberPage(router.state.location);
  router.subscribe(({ location }) => {
    rememberPage(location);
    forgetReload();
  });
  return router;
}
