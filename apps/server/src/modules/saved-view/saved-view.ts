// What members of staff let their lists show, under names of their own.

export { savedViewRoutes } from './routes.ts';
