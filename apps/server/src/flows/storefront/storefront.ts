export type { PreviewDeps } from './discovery/previews/preview-routes.ts';
export { discoveryRoutes } from './discovery/routes.ts';
export { headOf, type PageHead } from './head/head-of-page.ts';
export { renderHead } from './head/render-head.ts';
export { type DrawPage, openDrawer, type StorefrontDeps } from './pages/page-drawer.ts';
export { pageRoutes, preparePage } from './pages/routes.ts';
export { openPages } from './pages/served-pages.ts';
export type { ShopPage } from './shop-page.ts';
export { shopSearchRoutes } from './shop-search/routes.ts';
