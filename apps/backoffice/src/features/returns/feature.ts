import type { Feature } from '../../parts/frame/feature.ts';

export const returnsFeature: Feature = {
  menu: [
    {
      label: 'Returns',
      to: '/returns',
      icon: 'refresh',
      group: 'Work',
      needs: 'orders.read',
      keys: 'g r',
      words: 'refund goods back exchange',
    },
  ],
  routes: [
    { path: '/returns', needs: 'orders.read', lazy: () => import('./returns-page.tsx') },
    { path: '/returns/:returnId', needs: 'orders.read', lazy: () => import('./return-page.tsx') },
  ],
};
