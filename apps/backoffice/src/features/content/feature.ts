import type { Feature } from '../../parts/frame/feature.ts';

const needs = 'content.write';

export const contentFeature: Feature = {
  menu: [
    {
      label: 'Questions',
      to: '/content/questions',
      icon: 'chat',
      group: 'Shop',
      needs,
      words: 'faq help answers category content',
    },
  ],
  routes: [
    { path: '/content/questions', needs, lazy: () => import('./questions-page.tsx') },
    { path: '/content/questions/:categoryId', needs, lazy: () => import('./category-page.tsx') },
  ],
};
