export {
  countLedger,
  findLedgerRow,
  type LedgerFilter,
  type LedgerRow,
  pageLedger,
} from './ledger-repository.ts';
export {
  bestStock,
  findStock,
  findStocks,
  listStock,
  type StockFilter,
  type StockRow,
} from './list-repository.ts';
export {
  findMovement,
  isUndone,
  lockShelves,
  type MovementRow,
  type NewMovement,
  stockOf,
  type WrittenMovement,
  writeMovements,
} from './movement-repository.ts';
export { type OrderOfUnits, returnStock, takeStock, type Units } from './order-stock.ts';
export {
  findReceiptByKey,
  insertReceipt,
  listReceived,
  lockReceipt,
  type ReceiptRow,
  writeLowStock,
} from './receipt-repository.ts';
