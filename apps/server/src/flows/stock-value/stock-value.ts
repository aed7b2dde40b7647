// The value of stock: bills of suppliers, averages, cost of goods sold, and the list of lost goods.

export { postStock, readPostedStock } from './post-stock.ts';
export {
  everyMovedGoods,
  type ReversalRow,
  readReversals,
  readValuedShelves,
  type ValuedShelf,
} from './read-files.ts';
export { readStockPeriod } from './read-stock-value.ts';
export { billProblemsAtReceipt, recordBillIn } from './record-bill.ts';
export { countMovedGoods, type MovedGoods } from './register-repository.ts';
export { stockValueRoutes } from './routes.ts';
