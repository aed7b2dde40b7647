// Exports and imports of staff.

export { deleteImportContents } from './imports/apply-import.ts';
export { importRoutes } from './imports/routes.ts';
export { exportRoutes } from './routes.ts';
