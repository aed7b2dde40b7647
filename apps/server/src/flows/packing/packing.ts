// Queue, packing by scan, dispatch.

export { packingRoutes } from './routes.ts';
