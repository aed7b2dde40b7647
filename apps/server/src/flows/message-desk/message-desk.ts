export { mailRoutes } from './mail-routes.ts';
export { messageDeskRoutes } from './routes.ts';
