import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Needed } from '../session/permission.ts';
import { Home } from './home.tsx';
import { FEATURES } from './menu/features.ts';
import { NotFound } from './not-found.tsx';
import { Allowed } from './shell/allowed.tsx';
import { Layout } from './shell/layout.tsx';
import { RouteError } from './shell/route-error.tsx';
import { SessionGate } from './shell/session-gate.tsx';

export const routes: RouteObject[] = [
  ...FEATURES.flatMap(({ openRoutes = [] }) => openRoutes).map(
    ({ path, lazy }): RouteObject => ({
      path,
      lazy,
      errorElement: <RouteError />,
      hydrateFallbackElement: <span />,
    }),
  ),
  {
    path: '/accept-invitation',
    errorElement: <RouteError />,
    hydrateFallbackElement: <span />,
    lazy: () => import('../session/sign-in/accept-invitation-page.tsx'),
  },
  {
    element: (
      <SessionGate>
        <Layout />
      </SessionGate>
    ),
    errorElement: <RouteError />,
    hydrateFallbackElement: <span />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { path: '/', element: <Home /> },
          ...FEATURES.flatMap((feature) => feature.routes).map(
            ({ path, needs, lazy }): RouteObject => ({
              path,
              lazy: async () => ({ Component: allowed((await lazy()).Component, needs) }),
            }),
          ),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];

function allowed(Page: ComponentType, needs: Needed): ComponentType {
  return () => (
    <Allowed needs={needs}>
      <Page />
    </Allowed>
  );
}
