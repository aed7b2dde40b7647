// The branches of the brand.

export { storeRoutes } from './routes.ts';
