import { categoryNames } from '../fields/category-names.ts';
import { CUSTOMER_COLUMNS } from './customer-columns.ts';
import { GIFT_CARD_COLUMNS } from './gift-card-columns.ts';
import { KEPT_PROMISE_COLUMNS } from './kept-promise-columns.ts';
import { OPEN_ITEM_COLUMNS } from './open-item-columns.ts';
import { LINE_COLUMNS, ORDER_COLUMNS } from './order-columns.ts';
import { PRICE_COLUMNS, productColumns } from './product-columns.ts';
import { DOCUMENT_COLUMNS, NOTE_COLUMNS, SALES_COLUMNS } from './register-columns.ts';
import { STOCK_COLUMNS } from './stock-columns.ts';
import { MOVEMENT_COLUMNS, REVERSAL_COLUMNS, STOCK_VALUE_COLUMNS } from './stock-value-columns.ts';

export const EXPORT_TITLES: readonly string[] = [
  ORDER_COLUMNS,
  LINE_COLUMNS,
  productColumns(categoryNames([])),
  PRICE_COLUMNS,
  STOCK_COLUMNS,
  CUSTOMER_COLUMNS,
  OPEN_ITEM_COLUMNS,
  GIFT_CARD_COLUMNS,
  KEPT_PROMISE_COLUMNS,
  SALES_COLUMNS,
  NOTE_COLUMNS,
  DOCUMENT_COLUMNS,
  MOVEMENT_COLUMNS,
  STOCK_VALUE_COLUMNS,
  REVERSAL_COLUMNS,
].flatMap((columns: readonly { readonly title: string }[]) => columns.map(({ title }) => title));
