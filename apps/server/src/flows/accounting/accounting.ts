// Files for the books of other programs.

export { accountingFile, isAccountingFile } from './accounting-file.ts';
