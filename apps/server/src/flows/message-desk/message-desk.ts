// Staff read what was written to the shop, and note that it was answered.

export { messageDeskRoutes } from './routes.ts';
