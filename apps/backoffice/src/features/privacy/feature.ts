import type { Feature } from '../../parts/frame/feature.ts';
import { PRIVACY_PAGES } from './privacy-pages.ts';

const needs = ['privacy.read', 'privacy.answer', 'deleted-accounts.open', 'breaches.record'] as const;

export const privacyFeature: Feature = {
  menu: [
    {
      label: 'Privacy',
      to: '/privacy',
      icon: 'shield',
      group: 'Shop',
      needs,
      keys: 'g v',
      words: 'dpdp personal data retention access log breach attack security',
    },
  ],
  pages: PRIVACY_PAGES.map((page) => ({ ...page, label: `Privacy: ${page.label}` })),
  routes: [
    { path: '/privacy', needs, lazy: () => import('./privacy-index-page.tsx') },
    { path: '/privacy/periods', needs: 'privacy.read', lazy: () => import('./periods-page.tsx') },
    { path: '/privacy/lookups', needs: 'privacy.read', lazy: () => import('./lookups-page.tsx') },
    { path: '/privacy/requests', needs: 'privacy.answer', lazy: () => import('./data-requests-page.tsx') },
    {
      path: '/privacy/deleted-accounts',
      needs: 'deleted-accounts.open',
      lazy: () => import('./deleted-accounts-page.tsx'),
    },
    { path: '/privacy/breaches', needs: 'breaches.record', lazy: () => import('./breaches-page.tsx') },
    { path: '/privacy/attacks', needs: 'privacy.read', lazy: () => import('./attacks-page.tsx') },
    {
      path: '/privacy/breaches/:breachId',
      needs: 'breaches.record',
      lazy: () => import('./breach-page.tsx'),
    },
  ],
};
