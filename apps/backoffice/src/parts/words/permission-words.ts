import type { Permission } from '@ilaneer/domain/staff/permission';

type Words = { readonly label: string; readonly means: string };

export const PERMISSION_WORDS: Readonly<Record<Permission, Words>> = {
  'orders.read': { label: 'See orders', means: 'Orders with names, addresses and payments' },
  'orders.fulfil': {
    label: 'Pack and ship',
    means: 'The packing bench: name, PIN code and what the label prints',
  },
  'orders.edit': {
    label: 'Change orders',
    means: 'Address, lines, notes, holds, cancelling, orders by phone, quotes',
  },
  'refunds.issue': { label: 'Refund money', means: 'In full or in part; give coins, take coins back' },
  'returns.decide': { label: 'Decide returns', means: 'Approve, refuse, receive and inspect' },
  'catalogue.read': { label: 'See products', means: 'Products, categories and stock, drafts too' },
  'catalogue.write': { label: 'Change products', means: 'Texts, pictures, variants, publishing' },
  'prices.write': {
    label: 'Change prices',
    means: 'Prices and MRP, now or on a date; promotions and coupons',
  },
  'stock.adjust': { label: 'Change stock', means: 'Receive, count, write off; batches' },
  'content.write': {
    label: 'Change pages',
    means: 'Pages, texts, banners, articles, stores, questions, policies, search words',
  },
  'customers.read': { label: 'See customers', means: 'Names, contacts and what they bought' },
  'customers.write': {
    label: 'Change customers',
    means: 'Tags, segments and notes; end the logins of a customer; import customers',
  },
  'messages.answer': { label: 'Answer messages', means: 'Tickets and enquiries' },
  'reviews.moderate': { label: 'Moderate reviews', means: 'Publish, refuse and answer reviews' },
  'letters.send': { label: 'Send letters', means: 'Write and send the newsletter' },
  'reports.read': {
    label: 'See reports',
    means: 'Payouts, receivables, gift cards, books, cost and value of stock',
  },
  'books.write': {
    label: 'Keep the books',
    means:
      'Record payouts of gateways and couriers, and bills of suppliers; settle claims; issue and block gift cards; close months',
  },
  'entries.post': {
    label: 'Post manual entries',
    means: 'Entries by hand in the books, payments to suppliers, and their reversal; confirm those of others',
  },
  'exports.take': { label: 'Export', means: 'Download lists as files' },
  'imports.run': {
    label: 'Import',
    means:
      'Bulk changes of products, prices, stock, customers or orders from a file, within their other permissions',
  },
  'staff.manage': { label: 'Manage staff', means: 'Invite, block, roles' },
  'settings.write': { label: 'Change settings', means: 'Brand, addresses, taxes, delivery' },
  'privacy.read': {
    label: 'See privacy records',
    means: 'Retention periods, and the access log of staff',
  },
  'privacy.answer': {
    label: 'Answer data requests',
    means: 'Give customers the copy of their data, and erase accounts that they ask to erase',
  },
  'deleted-accounts.open': {
    label: 'Open deleted accounts',
    means: 'Stored data of deleted accounts, each time with a reason',
  },
  'breaches.record': {
    label: 'Record breaches',
    means: 'Register of personal-data breaches, and their letters',
  },
};

export const PERMISSION_GROUPS: readonly (readonly [name: string, permissions: readonly Permission[]])[] = [
  ['Orders', ['orders.read', 'orders.fulfil', 'orders.edit', 'returns.decide', 'refunds.issue']],
  ['Goods', ['catalogue.read', 'catalogue.write', 'prices.write', 'stock.adjust']],
  ['People', ['customers.read', 'customers.write', 'messages.answer', 'reviews.moderate', 'letters.send']],
  [
    'Shop',
    [
      'content.write',
      'reports.read',
      'books.write',
      'entries.post',
      'exports.take',
      'imports.run',
      'staff.manage',
      'settings.write',
    ],
  ],
  ['Privacy', ['privacy.read', 'privacy.answer', 'deleted-accounts.open', 'breaches.record']],
];
