// Finding products by words and filters.

export { searchRoutes } from './routes.ts';
