// Figures of the shop for its staff: roll-up of sales, counts of visits.

export { type AskedReport, readReport, readReportPeriod } from './read-report.ts';
export { recountSales } from './recount-sales.ts';
export { reportRoutes } from './routes.ts';
