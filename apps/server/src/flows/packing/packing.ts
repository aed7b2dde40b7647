// Packing: a queue, parcels that one person packs by scanning, and how they leave.

export { packingRoutes } from './routes.ts';
