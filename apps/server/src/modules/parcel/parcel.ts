export { type Courier, type CourierDeps, courierByHand, type RequestPickup } from './courier.ts';
export {
  insertParcelEvent,
  listParcelEvents,
  type NewParcelEvent,
  type ParcelEventRow,
} from './events-repository.ts';
export { followLines } from './follow-lines.ts';
export { followOrder, type MovedOrder, openParcels, scannedOfOrders } from './follow-order.ts';
export { type CodedLeftover, listLeftovers, writeLeftovers } from './leftovers-repository.ts';
export { listPackedSince } from './pace-repository.ts';
export {
  findParcel,
  inStates,
  insertParcel,
  listParcels,
  listParcelsOf,
  orderOfParcel,
  type Parcel,
  type ParcelChanges,
  removeParcel,
  unpackAll,
  writePacked,
  writeParcel,
  writeUnits,
} from './repository.ts';
export { findScan, insertScan, listPackers } from './scans-repository.ts';
