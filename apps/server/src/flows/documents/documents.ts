export { contentOf } from './content-of.ts';
export { type DocumentDeps, invoiceOf } from './document-file.ts';
export { issueVouchers } from './issue-vouchers.ts';
export { invoiceMailer } from './mailed-invoice.ts';
export { documentRoutes } from './routes.ts';
export { checkReadable, printCopy } from './staff-documents.ts';
export { deleteDocuments, drawDocument, drawDocuments, writeBeforeErasure } from './store-documents.ts';
