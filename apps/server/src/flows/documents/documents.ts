export { contentOf } from './content-of.ts';
export { invoiceOf } from './document-file.ts';
export { drawDocuments, forgetDocuments, writeBeforeForgetting } from './keep-documents.ts';
export { invoiceMailer } from './mailed-invoice.ts';
export { documentRoutes } from './routes.ts';
export { letRead, printCopy } from './staff-documents.ts';
