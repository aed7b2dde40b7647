import type { Feature } from '../../parts/frame/feature.ts';

const needs = 'letters.send';

export const lettersFeature: Feature = {
  menu: [
    {
      label: 'Letters',
      to: '/letters',
      icon: 'mail',
      group: 'Shop',
      needs,
      words: 'newsletter mail campaign subscribers news offers',
    },
  ],
  routes: [
    { path: '/letters', needs, lazy: () => import('./letters-page.tsx') },
    { path: '/letters/:letterId', needs, lazy: () => import('./letter-page.tsx') },
  ],
};
