import type { Feature } from '../../parts/frame/feature.ts';

const needs = 'staff.manage';

export const staffFeature: Feature = {
  menu: [
    {
      label: 'Staff',
      to: '/staff',
      icon: 'user',
      group: 'Shop',
      needs,
      keys: 'g t',
      words: 'team people invite members',
    },
    {
      label: 'Roles',
      to: '/roles',
      icon: 'shield',
      group: 'Shop',
      needs,
      words: 'permissions rights access',
    },
  ],
  routes: [
    { path: '/staff', needs, lazy: () => import('./staff-page.tsx') },
    { path: '/staff/:memberId', needs, lazy: () => import('./person-page.tsx') },
    { path: '/roles', needs, lazy: () => import('./roles-page.tsx') },
    { path: '/roles/:roleId', needs, lazy: () => import('./role-page.tsx') },
  ],
};
