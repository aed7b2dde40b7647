import { createHashRouter, type DataRouter } from 'react-router';
import { rememberPage } from '../features/account/session/return-to.ts';
import { clearReload } from '../lib/reload.ts';
import { escapeAddress } from './address.ts';
import { routes } from './routes.tsx';
import { closeLayersByBack } from './shell/layer-history.ts';

export function openRouter(): DataRouter {
  escapeAddress();
  addEventListener('popstate', escapeAddress);
  const router = createHashRouter(routes);
  closeLayersByBack(router);
  rememberPage(router.state.location);
  router.subscribe(({ location }) => {
    rememberPage(location);
    clearReload();
  });
  return router;
}
