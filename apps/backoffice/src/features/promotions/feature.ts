import type { Feature } from '../../parts/frame/feature.ts';

const needs = 'prices.write';

export const promotionsFeature: Feature = {
  menu: [
    {
      label: 'Promotions',
      to: '/promotions',
      icon: 'tag',
      group: 'Shop',
      needs,
      words: 'discount offer sale buy get free percent tiers set budget',
    },
  ],
  routes: [
    { path: '/promotions', needs, lazy: () => import('./promotions-page.tsx') },
    { path: '/promotions/:promotionId', needs, lazy: () => import('./promotion-page.tsx') },
  ],
};
