import type { Feature } from '../../parts/frame/feature.ts';

const needs = 'customers.read';

export const customersFeature: Feature = {
  menu: [
    {
      label: 'Customers',
      to: '/customers',
      icon: 'user',
      group: 'Work',
      needs,
      words: 'people shoppers accounts guests buyers phone mail tags notes',
    },
  ],
  pages: [
    {
      label: 'Segments',
      to: '/segments',
      icon: 'filter',
      needs,
      words: 'customers groups saved filters newsletter promotions',
    },
  ],
  routes: [
    { path: '/customers', needs, lazy: () => import('./customers-page.tsx') },
    { path: '/customers/:customerId', needs, lazy: () => import('./customer-page.tsx') },
    { path: '/segments', needs, lazy: () => import('./segments-page.tsx') },
    { path: '/segments/:segmentId', needs, lazy: () => import('./segment-page.tsx') },
  ],
  results: [{ kind: 'customer', label: 'Customers', icon: 'user', linkTo: (id) => `/customers/${id}` }],
};
