import type { Feature } from '../../parts/frame/feature.ts';

export const profileFeature: Feature = {
  menu: [],
  routes: [{ path: '/profile', needs: null, lazy: () => import('./profile-page.tsx') }],
};
