// Exports and imports of staff.

export { readSource } from './exports/source.ts';
export { deleteImportContents } from './imports/apply-import.ts';
export { importRoutes } from './imports/routes.ts';
export { exportRoutes } from './routes.ts';
