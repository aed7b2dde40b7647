export { findStores } from './find-stores.ts';
export { makeStoreIn } from './make-store.ts';
export { storeRoutes } from './routes.ts';
export { type StoreCache, type StoreDeps, storeCache } from './store-cache.ts';
