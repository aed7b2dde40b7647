import type { Feature } from '../../parts/frame/feature.ts';

const needs = 'reviews.moderate';

export const reviewsFeature: Feature = {
  menu: [
    {
      label: 'Reviews',
      to: '/reviews',
      icon: 'star',
      group: 'Work',
      needs,
      waits: { count: 'reviews', words: 'waiting' },
      words: 'stars rating moderate publish refuse IS 19000',
    },
  ],
  routes: [
    { path: '/reviews', needs, lazy: () => import('./reviews-page.tsx') },
    { path: '/reviews/:reviewId', needs, lazy: () => import('./review-page.tsx') },
  ],
};
