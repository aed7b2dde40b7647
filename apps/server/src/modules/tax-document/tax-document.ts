// Invoices, bills of supply, credit notes and vouchers: numbering and frozen content.

export { listBilledCodes } from './billed-codes-repository.ts';
export { type CreditedReturn, issueCreditNote, issueInvoice } from './issue-documents.ts';
export { issueReceiptVoucher, issueRefundVoucher } from './issue-vouchers.ts';
export {
  countMonthFiles,
  listMonthBuyers,
  listMonthFiles,
  listUndrawnOfMonth,
  type MonthFile,
  waitForIssuers,
} from './month-files-repository.ts';
export {
  countMonthDocuments,
  listMonthDocuments,
  listMonthVouchers,
  listNumbersElsewhere,
  type MonthDocument,
  type MonthVoucher,
} from './month-repository.ts';
export { printDocument } from './print-documents.ts';
export { printFigures } from './print-figures.ts';
export { printVoucher } from './print-vouchers.ts';
export {
  listCreditNotes,
  listInvoices,
  listVouchers,
  type TaxDocument,
  type Voucher,
} from './repository.ts';
export {
  type DocumentBytes,
  deleteOverdueOfDeleted,
  findContent,
  findFile,
  findVoucherContent,
  insertContent,
  insertFile,
  listUndrawn,
  listUnwrittenOfDeleted,
} from './stored-documents-repository.ts';
export { writeCreditNote, writeOlderInvoice } from './write-content.ts';
