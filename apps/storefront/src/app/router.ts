import { createHashRouter, type DataRouter } from 'react-router';
import { rememberPage } from '../features/account/session/return-to.ts';
import { forgetReload } from '../lib/reload.ts';
import { mendAddress } from './address.ts';
import { routes } from './routes.tsx';
import { closeLayersByBack } from './shell/layer-history.ts';

export function openRouter(): DataRouter {
  mendAddress();
  addEventListener('popstate', mendAddress);
  const router = createHashRouter(routes);
  closeLayersByBack(router);
  rememberPage(router.state.location);
  router.subscribe(({ location }) => {
    rememberPage(location);
    forgetReload();
  });
  return router;
}
