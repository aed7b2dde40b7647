export {
  countRemittances,
  findRemittance,
  insertRemittance,
  isRecorded,
  listRemittances,
  lockRemittances,
  markTakenBack,
  type RemittanceLineRow,
  type RemittanceRow,
} from './repository.ts';
