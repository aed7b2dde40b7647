import type { Feature } from '../../parts/frame/feature.ts';

export const ordersFeature: Feature = {
  menu: [
    {
      label: 'Orders',
      to: '/orders',
      icon: 'cart',
      group: 'Work',
      needs: 'orders.read',
      keys: 'g o',
      waits: { count: 'orders', words: 'to ship' },
      words: 'sales phone hold tag',
    },
    {
      label: 'Phone order',
      to: '/orders/new',
      icon: 'phone',
      group: 'Work',
      needs: 'orders.edit',
      keys: 'g n',
      words: 'new order by phone take ring call create',
    },
  ],
  pages: [
    {
      label: 'On-time delivery',
      to: '/on-time-delivery',
      icon: 'truck',
      needs: 'orders.read',
      keys: 'g z',
      words: 'report figures kept promises late courier delivery days pin area',
    },
  ],
  routes: [
    { path: '/orders', needs: 'orders.read', lazy: () => import('./list/orders-page.tsx') },
    { path: '/orders/new', needs: 'orders.edit', lazy: () => import('./new/new-order-page.tsx') },
    { path: '/orders/:orderId', needs: 'orders.read', lazy: () => import('./detail/order-page.tsx') },
    {
      path: '/order-moves/:bulkMoveId',
      needs: 'orders.fulfil',
      lazy: () => import('./bulk/bulk-move-page.tsx'),
    },
    {
      path: '/on-time-delivery',
      needs: 'orders.read',
      lazy: () => import('./promises/kept-promises-page.tsx'),
    },
  ],
  results: [{ kind: 'order', label: 'Orders', icon: 'cart', linkTo: (id) => `/orders/${id}` }],
};
