// Finding products by words.

export { searchRoutes } from './routes.ts';
