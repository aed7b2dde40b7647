import { ok, type Result } from '@ilaneer/domain/result';
import type { ExportKind } from '@ilaneer/domain/transfer/export-kind';
import type { Database } from '../../../db/connect.ts';
import type { Failure } from '../../../http/failure.ts';
import { everyOrder, type OrderListQuery } from '../../order-desk/order-desk.ts';
import { BYTE_ORDER_MARK, type Column, linesOf, titlesLine } from './columns.ts';
import { CUSTOMER_COLUMNS } from './customer-columns.ts';
import { countCustomers, customersToExport } from './customer-repository.ts';
import { LINE_COLUMNS, ORDER_COLUMNS } from './order-columns.ts';
import { type ExportedOrder, ordersToExport } from './order-repository.ts';
import { PRODUCT_COLUMNS } from './product-columns.ts';
import { countVariants, productsToExport } from './product-repository.ts';

/** What a file is made of: how much there is, and its text, read while it is sent. */
export type Source = { count(): Promise<number>; text(): AsyncGenerator<string> };

/** Rows that are in memory at once. */
const BATCH = 200;

/** Where a kind of file is read from. Errors: VALIDATION_FAILED. */
export function readSource(
  db: Database,
  kind: ExportKind,
  query: Omit<OrderListQuery, 'after'>,
): Result<Source, Failure> {
  switch (kind) {
    case 'orders':
      return ordersAs(db, query, ORDER_COLUMNS, (order) => [order]);
    case 'order-lines':
      return ordersAs(db, query, LINE_COLUMNS, (order) => order.lines.map((line) => ({ order, line })));
    case 'products':
      return ok({
        count: () => countVariants(db),
        text: () =>
          textOf(
            PRODUCT_COLUMNS,
            byId(
              (after) => productsToExport(db, after, BATCH),
              ({ product }) => product.id,
            ),
            ({ variants, ...product }) => variants.map((variant) => ({ ...product, variant })),
          ),
      });
    case 'customers':
      return ok({
        count: () => countCustomers(db),
        text: () =>
          textOf(
            CUSTOMER_COLUMNS,
            byId(
              (after) => customersToExport(db, after, BATCH),
              ({ user }) => user.id,
            ),
            (customer) => [customer],
          ),
      });
  }
}

function ordersAs<Row>(
  db: Database,
  query: OrderListQuery,
  columns: readonly Column<Row>[],
  rowsOf: (order: ExportedOrder) => readonly Row[],
): Result<Source, Failure> {
  const found = everyOrder(db, query);
  if (!found.ok) return found;
  const { count, idBatches } = found.value;
  async function* read() {
    for await (const ids of idBatches(BATCH)) yield await ordersToExport(db, ids);
  }
  return ok({ count, text: () => textOf(columns, read(), rowsOf) });
}

async function* byId<Found>(
  read: (after: string) => Promise<Found[]>,
  idOf: (found: Found) => string,
): AsyncGenerator<Found[]> {
  let after = '';
  for (;;) {
    const found = await read(after);
    const last = found.at(-1);
    if (last === undefined) return;
    yield found;
    after = idOf(last);
  }
}

async function* textOf<Found, Row>(
  columns: readonly Column<Row>[],
  batches: AsyncGenerator<Found[]>,
  rowsOf: (found: Found) => readonly Row[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + titlesLine(columns);
  for await (const batch of batches) yield linesOf(columns, batch.flatMap(rowsOf));
}
