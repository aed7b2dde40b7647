// One search over all kinds, by permission.

export { staffSearchRoutes } from './routes.ts';
