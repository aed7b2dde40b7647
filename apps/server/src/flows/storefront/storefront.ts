// The storefront's pages, as they are sent before any script.

export { type DrawPage, openDrawer, type StorefrontDeps } from './pages/page-drawer.ts';
export { NOT_FOUND, pageRoutes } from './pages/routes.ts';
export { openPages } from './pages/served-pages.ts';
