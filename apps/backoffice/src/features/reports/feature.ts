import type { Feature } from '../../parts/frame/feature.ts';

export const reportsFeature: Feature = {
  menu: [
    {
      label: 'Reports',
      to: '/reports',
      icon: 'eye',
      group: 'Money',
      needs: 'reports.read',
      words:
        'sales statistics analytics chart figures day product category offer coupon promotion area pin payment repeat cohort expiry stock checkout funnel speed web vitals csv',
    },
  ],
  routes: [{ path: '/reports', needs: 'reports.read', lazy: () => import('./reports-page.tsx') }],
};
