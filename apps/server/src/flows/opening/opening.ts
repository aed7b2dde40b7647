// Opening a shop: what is in place, and what is missing before it sells.

export { type OpeningDeps, openingRoutes } from './routes.ts';
