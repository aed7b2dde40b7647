import type { Feature } from '../../parts/frame/feature.ts';

export const auditFeature: Feature = {
  menu: [
    {
      label: 'Audit log',
      to: '/audit',
      icon: 'clock',
      group: 'Shop',
      needs: 'staff.manage',
      keys: 'g l',
      words: 'history who changed',
    },
  ],
  routes: [{ path: '/audit', needs: 'staff.manage', lazy: () => import('./audit-page.tsx') }],
};
