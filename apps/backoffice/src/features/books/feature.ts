import type { Feature } from '../../parts/frame/feature.ts';

export const booksFeature: Feature = {
  menu: [
    {
      label: 'Payouts',
      to: '/remittances',
      icon: 'coin',
      group: 'Money',
      needs: 'reports.read',
      keys: 'g y',
      words: 'remittances settlement gateway courier cash on delivery bank payout books',
    },
    {
      label: 'Receivables',
      to: '/open-items',
      icon: 'clock',
      group: 'Money',
      needs: 'reports.read',
      keys: 'g e',
      words:
        'open items owed dues outstanding courier cash gateway refunds payouts gift cards coins advances books',
    },
    {
      label: 'Claims',
      to: '/claims',
      icon: 'alert',
      group: 'Money',
      needs: 'reports.read',
      keys: 'g j',
      words: 'claims against couriers lost damaged parcels charged weight dispute compensation refused books',
    },
    {
      label: 'Gift cards',
      to: '/gift-cards',
      icon: 'gift',
      group: 'Money',
      needs: 'reports.read',
      words: 'gift cards vouchers issue block balance report liability',
    },
    {
      label: 'Books',
      to: '/statements',
      icon: 'menu',
      group: 'Money',
      needs: 'reports.read',
      keys: 'g a',
      words:
        'books statements trial balance journal day book ledger accounts debit credit profit and loss balance sheet',
    },
    {
      label: 'Manual entries',
      to: '/manual-entries',
      icon: 'pencil',
      group: 'Money',
      needs: 'reports.read',
      words:
        'manual entries journal voucher rent salaries expenses pay supplier tax payment reverse write off four eyes confirm books',
    },
    {
      label: 'GST returns',
      to: '/gst-returns',
      icon: 'briefcase',
      group: 'Money',
      needs: 'reports.read',
      keys: 'g g',
      words:
        'gst returns gstr-1 gstr1 gstr-3b tax filing month registers sales credit notes hsn accountant books',
    },
    {
      label: 'Day close',
      to: '/day-close',
      icon: 'tick',
      group: 'Money',
      needs: 'reports.read',
      words: 'day close daily reconcile tie ledgers journal difference payments cash documents books',
    },
    {
      label: 'Month end',
      to: '/month-end',
      icon: 'lock',
      group: 'Money',
      needs: 'reports.read',
      words: 'month end close lock books archive zip accountant audit proof lights files',
    },
  ],
  routes: [
    { path: '/remittances', needs: 'reports.read', lazy: () => import('./remittances-page.tsx') },
    { path: '/remittances/new', needs: 'books.write', lazy: () => import('./new-remittance-page.tsx') },
    {
      path: '/remittances/:remittanceId',
      needs: 'reports.read',
      lazy: () => import('./remittance-page.tsx'),
    },
    { path: '/claims', needs: 'reports.read', lazy: () => import('./claims-page.tsx') },
    { path: '/claims/:claimId', needs: 'reports.read', lazy: () => import('./claim-page.tsx') },
    { path: '/gift-cards', needs: 'reports.read', lazy: () => import('./gift-cards/gift-cards-page.tsx') },
    {
      path: '/gift-cards/:giftCardId',
      needs: 'reports.read',
      lazy: () => import('./gift-cards/gift-card-page.tsx'),
    },
    { path: '/open-items', needs: 'reports.read', lazy: () => import('./open-items-page.tsx') },
    { path: '/gst-returns', needs: 'reports.read', lazy: () => import('./gst-returns-page.tsx') },
    { path: '/day-close', needs: 'reports.read', lazy: () => import('./day-close/day-close-page.tsx') },
    { path: '/month-end', needs: 'reports.read', lazy: () => import('./month-end/month-end-page.tsx') },
    {
      path: '/manual-entries',
      needs: 'reports.read',
      lazy: () => import('./manual-entries/manual-entries-page.tsx'),
    },
    {
      path: '/manual-entries/new',
      needs: 'entries.post',
      lazy: () => import('./manual-entries/new-manual-entry-page.tsx'),
    },
    {
      path: '/manual-entries/:entryId',
      needs: 'reports.read',
      lazy: () => import('./manual-entries/manual-entry-page.tsx'),
    },
    { path: '/statements', needs: 'reports.read', lazy: () => import('./statements/statements-page.tsx') },
  ],
};
