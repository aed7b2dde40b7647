import { IMPORT_KINDS, type ImportKind } from '@ilaneer/domain/transfer/import-kind';

export const IMPORT_WORDS: Readonly<
  Record<ImportKind, { readonly label: string; readonly about: string; readonly rows: string }>
> = {
  products: {
    label: 'Products',
    about:
      'Creates new products as drafts and changes existing ones. A missing column changes nothing; an empty cell clears the field.',
    rows: 'One row per variant, found by its SKU.',
  },
  prices: {
    label: 'Prices',
    about: 'Sets prices and MRP, immediately or from a date. None may be above its MRP with GST.',
    rows: 'One row per variant, found by its SKU.',
  },
  stock: {
    label: 'Stock',
    about: 'Corrects the stock by a count or a difference, each with a reason.',
    rows: 'One row for each batch of a variant; goods without a batch leave that cell empty.',
  },
  customers: {
    label: 'Customers',
    about:
      'Adds customers, and changes names and default addresses. Passwords and proven contacts stay with their owners.',
    rows: 'One row per customer, found by e-mail address.',
  },
  orders: {
    label: 'Order tracking',
    about: "Updates orders from a courier's file of tracking numbers and states. Shoppers are notified.",
    rows: 'One row per order, found by its number.',
  },
};

export function isImportKind(word: string | undefined): word is ImportKind {
  return IMPORT_KINDS.some((kind) => kind === word);
}
