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
    {
      label: 'Hand-over',
      to: '/packing/handovers',
      icon: 'truck',
      group: 'Work',
      needs: 'orders.fulfil',
      keys: 'g f',
      words: 'hand over courier pickup manifest scan out ship',
    },
  ],
  routes: [
    { path: '/packing', needs: 'orders.fulfil', lazy: () => import('./queue/queue-page.tsx') },
    { path: '/packing/bench', needs: 'orders.fulfil', lazy: () => import('./bench/bench-page.tsx') },
    {
      path: '/packing/handovers',
      needs: 'orders.fulfil',
      lazy: () => import('./handover/handovers-page.tsx'),
    },
    {
      path: '/packing/handovers/:handoverId',
      needs: 'orders.fulfil',
      lazy: () => import('./handover/handover-page.tsx'),
    },
    {
      path: '/packing/orders/:orderId',
      needs: 'orders.fulfil',
      lazy: () => import('./parcels/order-parcels-page.tsx'),
    },
  ],
};
