// Invoices and credit notes: issued, numbered, drawn.

export { issueCreditNote, issueInvoice } from './issue-documents.ts';
export { printCreditNote, printInvoice } from './print-documents.ts';
export { listCreditNotes, listInvoices, type TaxDocument } from './repository.ts';
