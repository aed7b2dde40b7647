import type { ImportKind } from '@ilaneer/domain/transfer/import-kind';
import { EXPORT_TITLES } from '../exports/titles.ts';
import { CUSTOMER_IMPORT, planCustomers } from './customer-plan.ts';
import { ORDER_IMPORT, planOrders } from './order-plan.ts';
import type { ImportPlan, PlanInput } from './plan.ts';
import { PRICE_IMPORT, planPrices } from './price-plan.ts';
import { PRODUCT_IMPORT } from './product-columns.ts';
import { planProducts } from './product-plan.ts';
import type { ImportColumn } from './read-table.ts';
import { planStock, STOCK_IMPORT } from './stock-plan.ts';

type Kind = {
  readonly columns: readonly ImportColumn[];
  readonly plan: (input: PlanInput) => Promise<ImportPlan>;
};

export const KINDS: Readonly<Record<ImportKind, Kind>> = {
  products: { columns: PRODUCT_IMPORT, plan: planProducts },
  prices: { columns: PRICE_IMPORT, plan: planPrices },
  stock: { columns: STOCK_IMPORT, plan: planStock },
  customers: { columns: CUSTOMER_IMPORT, plan: planCustomers },
  orders: { columns: ORDER_IMPORT, plan: planOrders },
};

/** Known columns that are not imported. */
export const TOLD: ReadonlySet<string> = new Set([
  ...EXPORT_TITLES,
  ...Object.values(KINDS).flatMap(({ columns }) => columns.map(({ title }) => title)),
]);
