export const SALES_REPORTS = ['day', 'product', 'category', 'offer', 'area', 'payment'] as const;

export type SalesReport = (typeof SALES_REPORTS)[number];

export const REPORT_KINDS = [...SALES_REPORTS, 'repeat', 'expiry', 'checkout', 'vitals'] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

export function isSalesReport(kind: ReportKind): kind is SalesReport {
  return SALES_REPORTS.some((one) => one === kind);
}

/** Amounts in rupees, shares in percent; `text` names the row. */
export type ReportColumn = { readonly label: string; readonly format: 'count' | 'amount' | 'percent' };

const SALES_COLUMNS: readonly ReportColumn[] = [
  { label: 'Orders', format: 'count' },
  { label: 'Units', format: 'count' },
  { label: 'Sales ₹', format: 'amount' },
  { label: 'of it GST ₹', format: 'amount' },
  { label: 'Discounts ₹', format: 'amount' },
  { label: 'Cancelled orders', format: 'count' },
  { label: 'Cancelled ₹', format: 'amount' },
  { label: 'Returned units', format: 'count' },
  { label: 'Returned ₹', format: 'amount' },
  { label: 'Sales less returns ₹', format: 'amount' },
];

/** Place of the charted column. */
export type ReportForm = {
  readonly title: string;
  /** Heading of the rows' names. */
  readonly of: string;
  readonly columns: readonly ReportColumn[];
  readonly charted: number;
  /** Days are asked for; false: as of now. */
  readonly hasPeriod: boolean;
};

const sales = (title: string, of: string): ReportForm => ({
  ...{ title, of, columns: SALES_COLUMNS, charted: 2, hasPeriod: true },
});

export const REPORT_FORMS: Readonly<Record<ReportKind, ReportForm>> = {
  day: sales('Sales by day', 'Day'),
  product: sales('Sales by product', 'Product'),
  category: sales('Sales by category', 'Category'),
  offer: sales('Sales by offer', 'Offer'),
  area: sales('Sales by area', 'PIN code'),
  payment: sales('Sales by payment', 'Paid by'),
  repeat: {
    title: 'Repeat customers',
    of: 'Month of the first order',
    columns: [
      { label: 'Customers', format: 'count' },
      { label: 'Ordered again', format: 'count' },
      { label: 'Ordered again %', format: 'percent' },
    ],
    charted: 2,
    hasPeriod: false,
  },
  expiry: {
    title: 'Stock by expiry',
    of: 'Best before',
    columns: [
      { label: 'Units', format: 'count' },
      { label: 'Units without a cost', format: 'count' },
      { label: 'Value ₹', format: 'amount' },
    ],
    charted: 0,
    hasPeriod: false,
  },
  checkout: {
    title: 'Steps of the checkout',
    of: 'Step',
    columns: [
      { label: 'Visits', format: 'count' },
      { label: 'Of the step before %', format: 'percent' },
    ],
    charted: 0,
    hasPeriod: true,
  },
  vitals: {
    title: 'Speed of pages',
    of: 'Page and measure',
    columns: [
      { label: 'Good visits', format: 'count' },
      { label: 'Fair visits', format: 'count' },
      { label: 'Poor visits', format: 'count' },
      { label: 'Good %', format: 'percent' },
    ],
    charted: 3,
    hasPeriod: true,
  },
};

/** To a tenth of a percent; null without any. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1_000) / whole) / 10;
}
