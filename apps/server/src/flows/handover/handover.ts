export { handOverParcels } from './close-handover.ts';
export { handoverRoutes } from './routes.ts';
