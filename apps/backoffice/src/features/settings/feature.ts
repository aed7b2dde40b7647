import type { Feature } from '../../parts/frame/feature.ts';
import { SETTINGS_PAGES } from './settings-pages.ts';

const needs = 'settings.write';

export const settingsFeature: Feature = {
  menu: [
    {
      label: 'Getting started',
      to: '/getting-started',
      icon: 'star',
      group: 'Shop',
      needs,
      words: 'checklist open the shop missing first steps live',
    },
    {
      label: 'Settings',
      to: '/settings',
      icon: 'pencil',
      group: 'Shop',
      needs: ['settings.write', 'content.write'],
      keys: 'g c',
      words: 'shop company tax delivery packing policies',
    },
  ],
  pages: [
    ...SETTINGS_PAGES.map((page) => ({ ...page, label: `Settings: ${page.label}` })),
    {
      label: 'Set up the shop step by step',
      to: '/first-run',
      icon: 'play',
      needs,
      words: 'wizard first run',
    },
  ],
  routes: [
    { path: '/getting-started', needs, lazy: () => import('./opening/getting-started-page.tsx') },
    { path: '/first-run', needs, lazy: () => import('./opening/first-run-page.tsx') },
    {
      path: '/settings',
      needs: ['settings.write', 'content.write'],
      lazy: () => import('./settings-index-page.tsx'),
    },
    { path: '/settings/brand', needs, lazy: () => import('./sections/brand-page.tsx') },
    { path: '/settings/look', needs, lazy: () => import('./look/look-page.tsx') },
    { path: '/settings/seller', needs, lazy: () => import('./sections/seller-page.tsx') },
    { path: '/settings/support', needs, lazy: () => import('./sections/support-page.tsx') },
    { path: '/settings/tax', needs, lazy: () => import('./sections/tax-page.tsx') },
    { path: '/settings/rates', needs, lazy: () => import('./rates/rates-page.tsx') },
    { path: '/settings/packing', needs, lazy: () => import('./sections/packing-page.tsx') },
    { path: '/settings/books', needs, lazy: () => import('./sections/books-page.tsx') },
    { path: '/settings/letters', needs, lazy: () => import('./sections/letters-page.tsx') },
    { path: '/settings/delivery', needs, lazy: () => import('./sections/delivery-page.tsx') },
    { path: '/settings/arrival', needs, lazy: () => import('./arrival/arrival-page.tsx') },
    { path: '/settings/methods', needs, lazy: () => import('./methods/methods-page.tsx') },
    { path: '/settings/menu', needs: 'content.write', lazy: () => import('./menu/menu-page.tsx') },
    { path: '/settings/pages', needs: 'content.write', lazy: () => import('./pages/pages-page.tsx') },
    { path: '/settings/pages/:slug', needs: 'content.write', lazy: () => import('./pages/site-page.tsx') },
    { path: '/settings/texts', needs: 'content.write', lazy: () => import('./texts/texts-page.tsx') },
    {
      path: '/settings/questions',
      needs: 'content.write',
      lazy: () => import('./questions/questions-page.tsx'),
    },
    {
      path: '/settings/questions/:categoryId',
      needs: 'content.write',
      lazy: () => import('./questions/category-page.tsx'),
    },
    {
      path: '/settings/articles',
      needs: 'content.write',
      lazy: () => import('./articles/articles-page.tsx'),
    },
    {
      path: '/settings/articles/:articleId',
      needs: 'content.write',
      lazy: () => import('./articles/article-page.tsx'),
    },
    {
      path: '/settings/search-words',
      needs: 'content.write',
      lazy: () => import('./search-words/search-words-page.tsx'),
    },
    {
      path: '/settings/banners',
      needs: 'content.write',
      lazy: () => import('./banners/banners-page.tsx'),
    },
    {
      path: '/settings/banners/:bannerId',
      needs: 'content.write',
      lazy: () => import('./banners/banner-page.tsx'),
    },
    {
      path: '/settings/stores',
      needs: 'content.write',
      lazy: () => import('./stores/stores-page.tsx'),
    },
    {
      path: '/settings/stores/:code',
      needs: 'content.write',
      lazy: () => import('./stores/store-page.tsx'),
    },
    {
      path: '/settings/policies',
      needs: 'content.write',
      lazy: () => import('./policies/policies-page.tsx'),
    },
    {
      path: '/settings/policies/:slug',
      needs: 'content.write',
      lazy: () => import('./policies/policy-page.tsx'),
    },
  ],
};
