// Files that staff take out of the shop and bring into it.

export { exportRoutes } from './routes.ts';
