export { beginCatalogueIn } from './begin-catalogue.ts';
export { missingNow, viewChecklist } from './checklist.ts';
export { type OpeningDeps, openingRoutes } from './routes.ts';
export { effectOfTax } from './tax-effect.ts';
export { logUnconfirmedRates, type UnconfirmedDeps, unconfirmedRates } from './unconfirmed-rates.ts';
