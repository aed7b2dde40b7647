// Named filters of staff lists.

export { savedViewRoutes } from './routes.ts';
