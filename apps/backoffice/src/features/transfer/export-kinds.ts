import type { ExportKind } from '@ilaneer/domain/transfer/export-kind';

export const EXPORT_WORDS: Readonly<
  Record<
    ExportKind,
    { readonly label: string; readonly about: string; readonly counted: readonly [string, string] }
  >
> = {
  orders: {
    label: 'Orders',
    about: 'One row an order: customer and address, amounts and GST, payment, invoice, courier and tracking.',
    counted: ['order', 'orders'],
  },
  'order-lines': {
    label: 'Order lines',
    about: 'One row for each product of an order: SKU, HSN code, quantity, price, taxable amount and GST.',
    counted: ['order', 'orders'],
  },
  products: {
    label: 'Products',
    about:
      'One row a variant with everything that staff write: texts, label, options, shipping, prices. Change it and import it again.',
    counted: ['variant', 'variants'],
  },
  prices: {
    label: 'Prices',
    about: 'One row a variant: SKU, price, price before discount and MRP. Change it and import it again.',
    counted: ['variant', 'variants'],
  },
  stock: {
    label: 'Stock',
    about:
      'One row for each batch of a variant: SKU, batch, how many there are. Count in it and import it again.',
    counted: ['variant', 'variants'],
  },
  customers: {
    label: 'Customers',
    about: 'One row a customer: name, email, mobile, address, how many orders and how much they spent.',
    counted: ['customer', 'customers'],
  },
  'open-items': {
    label: 'Open items',
    about:
      'One row for whatever is owed now, on each account: order, card or remittance, who has it, since when, amount. The page What is owed narrows it to an account and a day.',
    counted: ['open item', 'open items'],
  },
};

export function isOfOrders(kind: ExportKind): boolean {
  return kind === 'orders' || kind === 'order-lines';
}
