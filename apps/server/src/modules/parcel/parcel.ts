export {
  type AttemptAnswer,
  choiceOf,
  findAttemptAnswer,
  listAttemptAnswers,
  listChoicesOfShopper,
  noteByHand,
  noteTold,
  writeAttemptAnswer,
} from './answers-repository.ts';
export {
  askAgainAt,
  askSoon,
  type BookingKey,
  beginTry,
  findBooking,
  findOpenBooking,
  insertBooking,
  listBookings,
  type ParcelBooking,
  takeDue,
  writeBooking,
} from './bookings-repository.ts';
export {
  type Courier,
  type CourierDeps,
  type Couriers,
  type CouriersDeps,
  courierByHand,
  courierRegistry,
  courierWith,
  type RequestPickup,
} from './couriers/courier.ts';
export { courierApis } from './couriers/courier-accounts.ts';
export {
  type BookedParcel,
  type CourierApi,
  CourierUnavailable,
  type ParcelToBook,
  TRACKED_AT_ONCE,
} from './couriers/courier-api.ts';
export {
  insertParcelEvents,
  listParcelEvents,
  type NewParcelEvent,
  type ParcelEventRow,
} from './events-repository.ts';
export { followLines } from './follow-lines.ts';
export {
  cancelParcels,
  followOrder,
  type MovedOrder,
  openParcels,
  scannedOfOrders,
  stepBackWithOrder,
} from './follow-order.ts';
export { type CodedLeftover, listLeftovers, writeLeftovers } from './leftovers-repository.ts';
export { listPackedSince } from './pace-repository.ts';
export {
  findParcel,
  inStates,
  insertParcel,
  listParcelNumbers,
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
