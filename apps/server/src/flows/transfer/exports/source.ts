import { registerRows } from '@ilaneer/domain/gst-return/register-rows';
import { indiaDay } from '@ilaneer/domain/india-day';
import { ok, type Result } from '@ilaneer/domain/result';
import { TAX_DOCUMENT_KINDS } from '@ilaneer/domain/tax-document/financial-year';
import type { ExportKind } from '@ilaneer/domain/transfer/export-kind';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { listAllCategories } from '../../../modules/catalogue/catalogue.ts';
import { countAllGiftCards, giftCardsAfter } from '../../../modules/gift-card/gift-card.ts';
import { accountingFile, isAccountingFile } from '../../accounting/accounting.ts';
import { countOpenItems, everyOpenItem, type OpenItemFilter } from '../../books/books.ts';
import { countIssued, everyIssued, everyNumber, readReturnMonth } from '../../gst-returns/gst-returns.ts';
import {
  everyOrder,
  type OrderListQuery,
  readKeptPromises,
  readPromisePeriod,
} from '../../order-desk/order-desk.ts';
import {
  countMovedGoods,
  everyMovedGoods,
  readReversals,
  readStockPeriod,
  readValuedShelves,
} from '../../stock-value/stock-value.ts';
import { categoryNames } from '../fields/category-names.ts';
import { BYTE_ORDER_MARK, type Column, linesOf, titlesLine } from './columns.ts';
import { CUSTOMER_COLUMNS } from './customer-columns.ts';
import { countCustomers, customersToExport } from './customer-repository.ts';
import { GIFT_CARD_COLUMNS } from './gift-card-columns.ts';
import { KEPT_PROMISE_COLUMNS, keptPromiseRows } from './kept-promise-columns.ts';
import { OPEN_ITEM_COLUMNS } from './open-item-columns.ts';
import { LINE_COLUMNS, ORDER_COLUMNS } from './order-columns.ts';
import { linesToExport, ordersToExport } from './order-repository.ts';
import { PRICE_COLUMNS, productColumns } from './product-columns.ts';
import { countVariants, type ExportedVariant, productsToExport } from './product-repository.ts';
import { DOCUMENT_COLUMNS, NOTE_COLUMNS, SALES_COLUMNS } from './register-columns.ts';
import { type ReportFile, reportColumns, reportRows } from './report-columns.ts';
import { STOCK_COLUMNS } from './stock-columns.ts';
import { shelvesToExport } from './stock-repository.ts';
import { MOVEMENT_COLUMNS, REVERSAL_COLUMNS, STOCK_VALUE_COLUMNS } from './stock-value-columns.ts';

export type Source = { count(): Promise<number>; text(): AsyncGenerator<string> };

/** Rows in memory. */
const BATCH = 500;

/** Customers in a batch, reported before sending. */
export type RecordCustomers = (userIds: readonly string[]) => Promise<void>;

/** Orders as listed, open items by account and day, registers by month, reports by kind. */
type ExportQuery = Omit<OrderListQuery, 'after'> &
  Partial<Pick<OpenItemFilter, 'account' | 'upTo'>> &
  ReportFile & { readonly month?: string | undefined };

type RegisterKind = 'sales-register' | 'credit-note-register' | 'document-register';

/** Errors: VALIDATION_FAILED. */
export function readSource(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  kind: ExportKind,
  query: ExportQuery,
  recordCustomers: RecordCustomers,
): Result<Source, Failure> {
  if (isAccountingFile(kind)) return accountingFile({ db, now }, kind, query.month, recordCustomers);
  switch (kind) {
    case 'orders':
      return ordersAs(db, query, ORDER_COLUMNS, async (_, ids) => {
        const rows = await ordersToExport(db, ids);
        await recordCustomers(rows.map(({ userId }) => userId));
        return rows;
      });
    case 'order-lines':
      return ordersAs(db, query, LINE_COLUMNS, linesToExport);
    case 'products':
      return variantsAs(db, async () => productColumns(categoryNames(await listAllCategories(db))));
    case 'prices':
      return variantsAs(db, async () => PRICE_COLUMNS);
    case 'stock':
      return ok({
        count: () => countVariants(db),
        text: () =>
          textOf(
            STOCK_COLUMNS,
            byId(
              (after) => shelvesToExport(db, after, BATCH),
              ({ sku }) => sku,
            ),
            (shelf) => [shelf],
          ),
      });
    case 'customers':
      return ok({
        count: () => countCustomers(db),
        text: () =>
          textOf(
            CUSTOMER_COLUMNS,
            byId(
              async (after) => {
                const found = await customersToExport(db, after, BATCH);
                await recordCustomers(found.map(({ user }) => user.id));
                return found;
              },
              ({ user }) => user.id,
            ),
            (customer) => [customer],
          ),
      });
    case 'open-items':
      return ok(openItems(db, now, { account: query.account ?? null, upTo: query.upTo ?? null }));
    case 'gift-cards':
      return ok(giftCardsAt(db, now()));
    case 'kept-promises':
      return keptPromises({ db, now }, query);
    case 'sales-register':
    case 'credit-note-register':
    case 'document-register':
      return registerAs({ db, now }, kind, query.month, recordCustomers);
    case 'movement-register':
    case 'stock-value':
    case 'gst-reversals':
      return valueAs({ db, now }, kind, query);
    case 'report':
      return reportAs({ db, now }, query);
  }
}

/** STOCK-11, STOCK-14. */
function valueAs(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  kind: 'movement-register' | 'stock-value' | 'gst-reversals',
  query: Pick<ExportQuery, 'from' | 'to'>,
): Result<Source, Failure> {
  const period = readStockPeriod({ now }, query);
  if (!period.ok) return period;
  if (kind === 'movement-register') {
    return ok({
      count: () => countMovedGoods(db, period.value),
      text: () => textOf(MOVEMENT_COLUMNS, everyMovedGoods(db, period.value, BATCH), (moved) => [moved]),
    });
  }
  return kind === 'stock-value'
    ? asWhole(() => readValuedShelves(db, period.value), STOCK_VALUE_COLUMNS)
    : asWhole(() => readReversals(db, period.value), REVERSAL_COLUMNS);
}

/** Rows that are computed together. */
function asWhole<Row>(
  rows: () => Promise<readonly Row[]>,
  columns: readonly Column<Row>[],
): Result<Source, Failure> {
  async function* read() {
    yield await rows();
  }
  return ok({
    count: async () => (await rows()).length,
    text: () => textOf(columns, read(), (row) => [row]),
  });
}

/** REPORT-6. */
function reportAs(deps: Pick<Deps, 'db' | 'now'>, query: ReportFile): Result<Source, Failure> {
  const rows = reportRows(deps, query);
  return rows.ok ? asWhole(rows.value, reportColumns(query.report)) : rows;
}

/** GST-RETURN-9. */
function registerAs(
  deps: Pick<Deps, 'db' | 'now'>,
  kind: RegisterKind,
  asked: string | undefined,
  recordCustomers: RecordCustomers,
): Result<Source, Failure> {
  const month = readReturnMonth(deps, asked);
  if (!month.ok) return month;
  const { value: wanted } = month;
  if (kind === 'document-register') {
    return ok({
      count: () => countIssued(deps.db, wanted, TAX_DOCUMENT_KINDS),
      text: () => textOf(DOCUMENT_COLUMNS, everyNumber(deps, wanted), (row) => [row]),
    });
  }
  const kinds = kind === 'sales-register' ? (['invoice'] as const) : (['credit-note'] as const);
  async function* shown() {
    for await (const batch of everyIssued(deps, wanted, kinds)) {
      await recordCustomers(batch.map(({ userId }) => userId));
      yield batch;
    }
  }
  return ok({
    count: () => countIssued(deps.db, wanted, kinds),
    text: () =>
      textOf(kind === 'sales-register' ? SALES_COLUMNS : NOTE_COLUMNS, shown(), ({ document }) =>
        registerRows(document),
      ),
  });
}

function keptPromises(
  deps: Pick<Deps, 'db' | 'now'>,
  query: Pick<ExportQuery, 'from' | 'to'>,
): Result<Source, Failure> {
  const period = readPromisePeriod(deps, query);
  if (!period.ok) return period;
  return asWhole(
    async () => keptPromiseRows(await readKeptPromises(deps, period.value)),
    KEPT_PROMISE_COLUMNS,
  );
}

function openItems(db: Deps['db'], now: Deps['now'], wanted: Parameters<typeof everyOpenItem>[1]): Source {
  const day = wanted.upTo ?? indiaDay(now());
  return {
    count: () => countOpenItems(db, wanted),
    text: () => textOf(OPEN_ITEM_COLUMNS, everyOpenItem(db, wanted), (item) => [{ item, day }]),
  };
}

/** GIFT-CARD-15. */
function giftCardsAt(db: Database, at: Date): Source {
  const cards = byId(
    (after) => giftCardsAfter(db, after, BATCH),
    ({ id }) => id,
  );
  return {
    count: () => countAllGiftCards(db),
    text: () => textOf(GIFT_CARD_COLUMNS, cards, (card) => [{ card, at }]),
  };
}

function ordersAs<Row>(
  db: Database,
  query: OrderListQuery,
  columns: readonly Column<Row>[],
  rowsOf: (db: Database, ids: readonly string[]) => Promise<readonly Row[]>,
): Result<Source, Failure> {
  const found = everyOrder(db, query);
  if (!found.ok) return found;
  const { count, idBatches } = found.value;
  async function* read() {
    for await (const ids of idBatches(BATCH)) yield await rowsOf(db, ids);
  }
  return ok({ count, text: () => textOf(columns, read(), (row) => [row]) });
}

function variantsAs(
  db: Database,
  columns: () => Promise<readonly Column<ExportedVariant>[]>,
): Result<Source, Failure> {
  const products = byId(
    (after) => productsToExport(db, after, BATCH),
    ({ product }) => product.id,
  );
  return ok({
    count: () => countVariants(db),
    async *text() {
      yield* textOf(await columns(), products, ({ variants, ...product }) =>
        variants.map((variant) => ({ ...product, variant })),
      );
    },
  });
}

async function* byId<Found>(
  read: (after: string) => Promise<readonly Found[]>,
  idOf: (found: Found) => string,
): AsyncGenerator<readonly Found[]> {
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
  batches: AsyncGenerator<readonly Found[]>,
  rowsOf: (found: Found) => readonly Row[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + titlesLine(columns);
  for await (const batch of oneAhead(batches)) yield linesOf(columns, batch.flatMap(rowsOf));
}

async function* oneAhead<Found>(batches: AsyncGenerator<Found>): AsyncGenerator<Found> {
  let next = batches.next();
  for (;;) {
    const { done, value } = await next;
    if (done === true) return;
    next = batches.next();
    // Handled where awaited; an aborted download never awaits it.
    next.catch(() => undefined);
    yield value;
  }
}
