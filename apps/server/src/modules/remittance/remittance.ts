// What gateways and couriers paid into the bank, line by line.

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
