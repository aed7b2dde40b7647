export { messageDeskRoutes } from './routes.ts';
