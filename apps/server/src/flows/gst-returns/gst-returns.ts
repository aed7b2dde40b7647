// GSTR-1 of a month, and registers of its documents.

export { gstFileText } from './download-gst-return.ts';
export { readGstReturn } from './read-gst-return.ts';
export { countIssued, everyIssued, everyNumber, readReturnMonth } from './read-month.ts';
export { gstReturnRoutes } from './routes.ts';
