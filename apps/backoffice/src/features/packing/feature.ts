import type { Feature } from '../../parts/frame/feature.ts';

export const packingFeature: Feature = {
  menu: [
    {
      label: 'Packing',
      to: '/packing',
      icon: 'qr-code',
      group: 'Work',
      needs: 'orders.fulfil',
      keys: 'g q',
      waits: { count: 'packing', words: 'to pack' },
      words: 'bench parcel label pick list scan ship queue',
    },
  ],
  routes: [
    { path: '/packing', needs: 'orders.fulfil', lazy: () => import('./queue/queue-page.tsx') },
    { path: '/packing/bench', needs: 'orders.fulfil', lazy: () => import('./bench/bench-page.tsx') },
    {
      path: '/packing/orders/:orderId',
      needs: 'orders.fulfil',
      lazy: () => import('./parcels/order-parcels-page.tsx'),
    },
  ],
};
