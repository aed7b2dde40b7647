export { type Readiness, watchReadiness } from './readiness.ts';
export { type HealthDeps, healthRoutes } from './routes.ts';
export { loneNode, type ShopNode, type Team } from './shop-node.ts';
