import type { Feature } from '../../parts/frame/feature.ts';

export const catalogueFeature: Feature = {
  menu: [
    {
      label: 'Products',
      to: '/products',
      icon: 'leaf',
      group: 'Goods',
      needs: 'catalogue.read',
      keys: 'g p',
      words: 'catalogue variants goods publish',
    },
    {
      label: 'Price sheet',
      to: '/prices',
      icon: 'tag',
      group: 'Goods',
      needs: 'catalogue.read',
      keys: 'g s',
      words: 'prices mrp spreadsheet',
    },
    {
      label: 'Categories',
      to: '/categories',
      icon: 'menu',
      group: 'Goods',
      needs: 'catalogue.read',
      words: 'tree',
    },
  ],
  routes: [
    { path: '/products', needs: 'catalogue.read', lazy: () => import('./products-page.tsx') },
    {
      path: '/products/:productId',
      needs: 'catalogue.read',
      lazy: () => import('./product/product-page.tsx'),
    },
    { path: '/prices', needs: 'catalogue.read', lazy: () => import('./sheet/sheet-page.tsx') },
    { path: '/categories', needs: 'catalogue.read', lazy: () => import('./categories/categories-page.tsx') },
  ],
  results: [{ kind: 'product', label: 'Products', icon: 'leaf', linkTo: (id) => `/products/${id}` }],
};
