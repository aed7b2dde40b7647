import type { Feature } from '../../parts/frame/feature.ts';

const needs = 'prices.write';

export const couponsFeature: Feature = {
  menu: [
    {
      label: 'Coupons',
      to: '/coupons',
      icon: 'tag',
      group: 'Shop',
      needs,
      words: 'coupon code voucher discount bulk single-use',
    },
  ],
  routes: [
    { path: '/coupons', needs, lazy: () => import('./coupons-page.tsx') },
    { path: '/coupons/:couponId', needs, lazy: () => import('./coupon-page.tsx') },
    { path: '/new-coupon-codes', needs, lazy: () => import('./new-codes-page.tsx') },
  ],
};
