export { insertBill, lastBillRevision, listBills } from './bill-repository.ts';
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
export { type OrderOfUnits, reserveStock, returnStock, type Units } from './order-stock.ts';
export {
  countPurchases,
  findPurchase,
  listPurchasedGoods,
  listPurchases,
  type PurchasedGoods,
  type PurchaseRow,
} from './purchase-repository.ts';
export {
  findReceiptByKey,
  insertReceipt,
  listReceived,
  lockReceipt,
  type ReceiptRow,
  writeLowStock,
} from './receipt-repository.ts';
