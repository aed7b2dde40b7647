export { makeStoreIn } from './change-stores.ts';
export { storeEditingRoutes } from './editing-routes.ts';
export { findStores } from './find-stores.ts';
export { storeRoutes } from './routes.ts';
export { type StoreCache, type StoreDeps, storeCache } from './store-cache.ts';
