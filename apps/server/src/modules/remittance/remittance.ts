export {
  countRemittances,
  findRemittance,
  insertRemittance,
  isRecorded,
  listRemittances,
  lockRemittances,
  markReversed,
  type RemittanceLineRow,
  type RemittanceRow,
} from './repository.ts';
