// Files that staff take out of the shop and bring into it.

export { forgetImports } from './imports/apply-import.ts';
export { importRoutes } from './imports/routes.ts';
export { exportRoutes } from './routes.ts';
