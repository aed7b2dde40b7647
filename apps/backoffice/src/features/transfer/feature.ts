import type { Feature } from '../../parts/frame/feature.ts';

export const transferFeature: Feature = {
  menu: [
    {
      label: 'Export',
      to: '/export',
      icon: 'download',
      group: 'Shop',
      needs: 'exports.take',
      keys: 'g e',
      words: 'csv spreadsheet excel download file accountant',
    },
  ],
  routes: [
    { path: '/export', needs: 'exports.take', lazy: () => import('./export-page.tsx') },
    { path: '/export/:kind', needs: 'exports.take', lazy: () => import('./export-page.tsx') },
  ],
};
