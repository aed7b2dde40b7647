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
      waits: { count: 'returns', words: 'waiting' },
      words: 'refund goods back exchange',
    },
    {
      label: 'Refunds',
      to: '/refunds',
      icon: 'coin',
      group: 'Work',
      needs: 'orders.read',
      keys: 'g w',
      words: 'money back late failed gateway',
    },
  ],
  routes: [
    { path: '/refunds', needs: 'orders.read', lazy: () => import('./refunds-page.tsx') },
    { path: '/returns', needs: 'orders.read', lazy: () => import('./returns-page.tsx') },
    { path: '/returns/:returnId', needs: 'orders.read', lazy: () => import('./return-page.tsx') },
  ],
};
