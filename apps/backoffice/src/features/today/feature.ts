import type { Feature } from '../../parts/frame/feature.ts';

/** Each shows figures of its own (TODAY-1). */
const needs = ['orders.read', 'orders.fulfil', 'messages.answer', 'reports.read', 'catalogue.read'] as const;

export const todayFeature: Feature = {
  menu: [
    {
      label: 'Today',
      to: '/today',
      icon: 'home',
      group: 'Work',
      needs,
      keys: 'g d',
      words: 'home dashboard day sales figures late waiting pace',
    },
  ],
  routes: [{ path: '/today', needs, lazy: () => import('./today-page.tsx') }],
};
