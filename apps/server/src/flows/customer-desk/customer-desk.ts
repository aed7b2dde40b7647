export { customerDeskRoutes } from './routes.ts';
