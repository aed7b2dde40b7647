import { IMPORT_KINDS, type ImportKind } from '@ilaneer/domain/transfer/import-kind';

export const IMPORT_WORDS: Readonly<
  Record<ImportKind, { readonly label: string; readonly about: string; readonly rows: string }>
> = {
  products: {
    label: 'Products',
    about:
      'Makes new products as drafts and changes others. A column that is left out changes nothing; an empty cell empties.',
    rows: 'One row a variant, found by its SKU.',
  },
  prices: {
    label: 'Prices',
    about: 'Sets prices and MRP, at once or from a day on. None may be above its MRP with GST.',
    rows: 'One row a variant, found by its SKU.',
  },
  stock: {
    label: 'Stock',
    about: 'Sets right what the books say: counted, or changed by so many, each with a reason.',
    rows: 'One row for each batch of a variant; goods without a batch leave that cell empty.',
  },
  customers: {
    label: 'Customers',
    about:
      'Adds customers, and changes names and default addresses. Passwords and proven contacts stay with their owners.',
    rows: 'One row a customer, found by e-mail address.',
  },
  orders: {
    label: 'Orders on their way',
    about: 'Moves orders by what a courier sends back: tracking numbers and states. Their shoppers are told.',
    rows: 'One row an order, found by its number.',
  },
};

export function isImportKind(word: string | undefined): word is ImportKind {
  return IMPORT_KINDS.some((kind) => kind === word);
}
