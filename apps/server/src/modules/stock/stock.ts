// Units of variants, and the ledger of all that moved them.

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
