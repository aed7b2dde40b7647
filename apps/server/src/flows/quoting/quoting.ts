export { quoteLinkRoutes } from './link-routes.ts';
export { quoteMailer } from './quote-file.ts';
export { quoteDeskRoutes } from './staff-routes.ts';
