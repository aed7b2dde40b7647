// The shop as search engines, chats, feed readers and merchants' lists see it.

export { openPainter } from './discovery/previews/preview-painter.ts';
export type { PreviewDeps } from './discovery/previews/preview-routes.ts';
export { discoveryRoutes } from './discovery/routes.ts';
export { headOf, type PageHead } from './head/head-of-page.ts';
export { renderHead } from './head/render-head.ts';
export { plainPath } from './plain-path.ts';
export type { ShopPage } from './shop-page.ts';
