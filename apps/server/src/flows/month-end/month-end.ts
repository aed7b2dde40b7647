// The end of a month: open business, the closing, and its archive.

export { carryOutClosing, closeMonth } from './close-month.ts';
export { takeArchive } from './download-archive.ts';
export { monthEndRoutes } from './routes.ts';
