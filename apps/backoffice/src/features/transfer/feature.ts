import type { Feature } from '../../parts/frame/feature.ts';

export const transferFeature: Feature = {
  menu: [
    {
      label: 'Export',
      to: '/export',
      icon: 'download',
      group: 'Shop',
      needs: 'exports.take',
      keys: 'g x',
      words: 'csv spreadsheet excel download file accountant',
    },
    {
      label: 'Import',
      to: '/import',
      icon: 'upload',
      group: 'Shop',
      needs: 'imports.run',
      keys: 'g m',
      words: 'csv spreadsheet excel upload file bulk tracking numbers',
    },
  ],
  routes: [
    { path: '/import', needs: 'imports.run', lazy: () => import('./import-page.tsx') },
    { path: '/import/:kind', needs: 'imports.run', lazy: () => import('./import-page.tsx') },
    { path: '/import/:kind/:importId', needs: 'imports.run', lazy: () => import('./checked-page.tsx') },
    { path: '/export', needs: 'exports.take', lazy: () => import('./export-page.tsx') },
    { path: '/export/:kind', needs: 'exports.take', lazy: () => import('./export-page.tsx') },
  ],
};
