// The branches of the brand.

export { readStores } from './read-stores.ts';
export { storeRoutes } from './routes.ts';
