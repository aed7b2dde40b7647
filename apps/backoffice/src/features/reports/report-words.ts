import type { ReportKind } from '@ilaneer/domain/report/report-kind';

const PLACED =
  'Orders by the day in India they were placed, after discounts, with GST and delivery. Cancelled orders are left out of sales; they and returns are shown apart, on the day of their order.';

/** Units and basis of the figures (REPORT-4). */
export const REPORT_NOTES: Readonly<Record<ReportKind, string>> = {
  day: `${PLACED} Figures follow within a minute.`,
  product: `${PLACED} Of goods alone; delivery has a row of its own.`,
  category: `${PLACED} Categories are those that products have today; choose one for its products.`,
  offer: `${PLACED} An order with several offers counts with each of them; discounts are those of the offer.`,
  area: `${PLACED} By the first two digits of the delivery PIN code.`,
  payment: `${PLACED} By the method chosen at the checkout.`,
  repeat:
    'Customers by the month in India of their first order, and the share that has ordered again until now. Without cancelled orders and deleted accounts.',
  expiry: 'Units on hand now, by the month of their best-before day, at average cost.',
  checkout:
    'Visits to each step, counted by day without cookies, addresses or ids: one person may be counted several times.',
  vitals:
    'Visits by page and measure, counted by day without cookies, addresses or ids. Good: largest paint within 2.5 s, reaction within 200 ms, layout shift up to 0.1. Poor: above 4 s, 500 ms, 0.25.',
};
