// Invoices, bills of supply and credit notes: numbering and frozen content.

export { listBilledCodes } from './billed-codes-repository.ts';
export { type CreditedReturn, issueCreditNote, issueInvoice } from './issue-documents.ts';
export {
  countMonthDocuments,
  listMonthDocuments,
  listNumbersElsewhere,
  type MonthDocument,
} from './month-repository.ts';
export { printDocument } from './print-documents.ts';
export { printFigures } from './print-figures.ts';
export { listCreditNotes, listInvoices, type TaxDocument } from './repository.ts';
export {
  type DocumentBytes,
  deleteOverdueOfDeleted,
  findContent,
  findFile,
  insertContent,
  insertFile,
  listUndrawn,
  listUnwrittenOfDeleted,
} from './stored-documents-repository.ts';
export { writeCreditNote, writeOlderInvoice } from './write-content.ts';
