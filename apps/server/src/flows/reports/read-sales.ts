import type { ReportRow, ReportView } from '@ilaneer/contract/staff/reports/reports';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { PAYMENT_METHODS } from '@ilaneer/domain/order/payment-method';
import { REPORT_FORMS, type SalesReport } from '@ilaneer/domain/report/report-kind';
import { daysOf, type ReportPeriod } from '@ilaneer/domain/report/report-period';
import { addSales, NO_SALES, type SalesSums, salesValues } from '@ilaneer/domain/report/sales-rows';
import type { Deps } from '../../deps/deps.ts';
import { namePromotions } from './other-figures-repository.ts';
import { type GroupSales, sumCategorySales, sumGoodsSales, sumSales } from './sales-repository.ts';

type Db = Deps['db'];

type Named = { readonly sums: SalesSums } & Pick<ReportRow, 'key' | 'label' | 'orders'>;

/** One for all rows: making it costs more than a year of days. */
const DAY_WORDS = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

const METHODS = { cod: 'Cash on Delivery', prepaid: 'Card', online: 'UPI or gift card' } as const;

/** REPORT-2, REPORT-5. */
export async function readSales(
  db: Db,
  kind: SalesReport,
  period: ReportPeriod,
  category: string | null,
): Promise<Pick<ReportView, 'rows' | 'total'>> {
  const rows = await namedRows(db, kind, period, category);
  const sorted = kind === 'day' ? rows : rows.toSorted((one, other) => other.sums.sales - one.sums.sales);
  return {
    rows: sorted.map(({ sums, ...row }) => ({ ...row, figures: figuresOf(kind, sums) })),
    // An order may have several offers, and several products.
    total: kind === 'offer' ? null : figuresOf(kind, addSales(rows.map(({ sums }) => sums)), true),
  };
}

async function namedRows(
  db: Db,
  kind: SalesReport,
  period: ReportPeriod,
  category: string | null,
): Promise<Named[]> {
  switch (kind) {
    case 'day': {
      const found = byKey(await sumSales(db, 'day', period));
      return daysOf(period).map((day) => ({
        ...{ key: day, label: DAY_WORDS.format(new Date(day)), orders: `from=${day}&to=${day}` },
        sums: found.get(day) ?? NO_SALES,
      }));
    }
    case 'product':
      return (await sumGoodsSales(db, period, category)).map(({ key, name, sku, ...sums }) => ({
        key,
        label: key === '' ? DELIVERY : name,
        orders: key === '' ? null : `sku=${encodeURIComponent(sku)}`,
        sums,
      }));
    case 'category':
      return (await sumCategorySales(db, period)).map(({ key, name, ...sums }) => ({
        ...{ key, label: key === '' ? DELIVERY : name, orders: null, sums },
      }));
    case 'offer':
      return offerRows(db, await sumSales(db, 'offer', period));
    case 'area':
      return (await sumSales(db, 'area', period)).map(({ key, ...sums }) => ({
        ...{ key, sums, label: key === '' ? 'Without a PIN code' : `${key}…` },
        orders: key === '' ? null : `pin=${key}`,
      }));
    case 'payment': {
      const found = byKey(await sumSales(db, 'payment', period));
      return PAYMENT_METHODS.map((method) => ({
        ...{ key: method, label: METHODS[method], orders: `paymentMethod=${method}` },
        sums: found.get(method) ?? NO_SALES,
      }));
    }
  }
}

const DELIVERY = 'Delivery and rounding';

async function offerRows(db: Db, found: readonly GroupSales[]): Promise<Named[]> {
  const ids = found.flatMap(({ key }) => (key.startsWith(PROMOTION) ? [key.slice(PROMOTION.length)] : []));
  const names = await namePromotions(db, ids);
  return found.map(({ key, ...sums }) => {
    const name = key.slice(key.indexOf('/') + 1);
    const label = key.startsWith(PROMOTION) ? (names.get(name) ?? name) : `Coupon ${name}`;
    return { key, label, orders: `offer=${encodeURIComponent(key)}`, sums };
  });
}

const PROMOTION = 'promotion/';

function byKey(found: readonly GroupSales[]): ReadonlyMap<string, SalesSums> {
  return new Map(found.map(({ key, ...sums }) => [key, sums]));
}

/** Orders of a category, and of products together, are not counted: one may have several of them. */
function figuresOf(kind: SalesReport, sums: SalesSums, isTotal = false): (number | null)[] {
  const { columns } = REPORT_FORMS[kind];
  const isCountless = kind === 'category' || (kind === 'product' && isTotal);
  return salesValues(sums).map((value, index) => {
    const column = columns[index];
    if (isCountless && (column?.label === 'Orders' || column?.label === 'Cancelled orders')) return null;
    return column?.format === 'amount' ? rupeesFromPaise(paise(value)) : value;
  });
}
