import type { Feature } from '../../parts/frame/feature.ts';

export const stockFeature: Feature = {
  menu: [
    {
      label: 'Stock',
      to: '/stock',
      icon: 'box',
      group: 'Goods',
      needs: 'catalogue.read',
      keys: 'g k',
      words: 'inventory shelf units ledger low',
    },
    {
      label: 'Receive goods',
      to: '/stock/receive',
      icon: 'truck',
      group: 'Goods',
      needs: 'stock.adjust',
      keys: 'g i',
      words: 'goods in receipt delivery scan',
    },
    {
      label: 'Counts',
      to: '/counts',
      icon: 'tick',
      group: 'Goods',
      needs: 'catalogue.read',
      keys: 'g u',
      words: 'stocktake inventory',
    },
    {
      label: 'Batches',
      to: '/batches',
      icon: 'drop',
      group: 'Goods',
      needs: 'catalogue.read',
      keys: 'g b',
      words: 'lot expiry best before recall expiring',
    },
  ],
  pages: [
    {
      label: 'Stock value',
      to: '/stock-value',
      icon: 'box',
      needs: 'reports.read',
      words: 'inventory valuation cost of goods sold cogs closing stock average itc reversal books',
    },
    {
      label: 'Purchases',
      to: '/purchases',
      icon: 'briefcase',
      needs: 'reports.read',
      words: 'supplier bills purchase cost receipts input tax credit vendor invoice freight books',
    },
  ],
  routes: [
    { path: '/stock', needs: 'catalogue.read', lazy: () => import('./levels/stock-page.tsx') },
    { path: '/stock/receive', needs: 'stock.adjust', lazy: () => import('./receive/receive-page.tsx') },
    { path: '/stock/:variantId', needs: 'catalogue.read', lazy: () => import('./levels/shelf-page.tsx') },
    { path: '/counts', needs: 'catalogue.read', lazy: () => import('./counts/counts-page.tsx') },
    { path: '/counts/:countId', needs: 'catalogue.read', lazy: () => import('./counts/count-page.tsx') },
    { path: '/batches', needs: 'catalogue.read', lazy: () => import('./batches/batches-page.tsx') },
    { path: '/purchases', needs: 'reports.read', lazy: () => import('./costs/purchases-page.tsx') },
    { path: '/purchases/:receiptId', needs: 'reports.read', lazy: () => import('./costs/purchase-page.tsx') },
    { path: '/stock-value', needs: 'reports.read', lazy: () => import('./costs/stock-value-page.tsx') },
    { path: '/batches/:batchId', needs: 'catalogue.read', lazy: () => import('./batches/batch-page.tsx') },
  ],
  results: [
    { kind: 'batch', label: 'Batches', icon: 'drop', linkTo: (id) => `/batches/${id}` },
    { kind: 'stock', label: 'Stock', icon: 'box', linkTo: (id) => `/stock/${id}` },
  ],
};
