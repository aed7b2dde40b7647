export { anonymiseBuyersOfFinishedOrders, isAnonymised } from './anonymise-buyers-repository.ts';
export { type ArrivalDeps, arrivalAt, arrivalsAt, checkArrival, showArrival } from './arrival.ts';
export { checkCashOrder, checkEditedCash } from './check-cash-order.ts';
export {
  deletePastCourierReaches,
  listCourierReaches,
  writeCourierReach,
} from './courier-reaches-repository.ts';
export {
  type DelayedOrder,
  listUnconfirmed,
  listUnsentBefore,
  lockUnsent,
  writeExpectedDay,
} from './delays-repository.ts';
export { readDeliveryRecords } from './delivery-record-repository.ts';
export {
  type BulkMoveOrder,
  type BulkMoveRow,
  findBulkMove,
  finishBulkMove,
  insertBulkMove,
  listBulkMoveOrders,
  listBulkMoves,
  lockUndone,
  noteOutcome,
} from './desk/bulk-moves-repository.ts';
export { customerOfOrder, type OrderCustomer } from './desk/customer-repository.ts';
export { lockAtVersion, type OrderLockFailure, toOrderState } from './desk/lock-at-version.ts';
export { insertNote, listNotes, type OrderNote } from './desk/notes-repository.ts';
export {
  countForStaff,
  type ListedOrder,
  listForStaff,
  listIdsForStaff,
  type OrderListFilter,
  type OrderListSort,
} from './desk/order-list-repository.ts';
export { countPromised, countUnpromised } from './desk/promises-repository.ts';
export { releaseHold } from './desk/release-hold.ts';
export { listDaySales, sumCashOnTheWay } from './desk/sales-repository.ts';
export { SPENT } from './desk/spent-repository.ts';
export { writeAddress, writeBusiness, writeHold, writeTags } from './desk/write-repository.ts';
export { listOrdersOfWriter } from './desk/writer-orders-repository.ts';
export { figureColumns } from './figure-columns.ts';
export {
  deliveryTaxOf,
  printedNames,
  shownAmounts,
  supplyStateOf,
  toBilledOrder,
  toInvoicedOrder,
  travelsWithEWayBill,
} from './invoiced-order.ts';
export {
  type EditedFigures,
  type TaxedFigures,
  writeLines,
  writeLineTaxes,
  writeTax,
} from './lines-repository.ts';
export { notifyOrderStatus, notifyShopper, notifyWhenSettled } from './messages/notify-shopper.ts';
export { orderDelayedMail } from './messages/order-delayed-mail.ts';
export {
  changeWithdrawnMail,
  orderChangedMail,
  orderToPayMail,
  paymentRequestedMail,
} from './messages/order-edit-mails.ts';
export { buyerName, cashReminder, lineText, orderUrl } from './messages/order-facts.ts';
export { orderMailer } from './messages/order-mailer.ts';
export { orderPlacedMail, sendOrderPlacedMail } from './messages/order-placed-mail.ts';
export { notifyBySms, sendOrderSms } from './messages/order-sms.ts';
export { BROUGHT_NOTHING, type Brought, orderStatusMail } from './messages/order-status-mail.ts';
export { refundSentMail } from './messages/refund-sent-mail.ts';
export { orderLinkOf, orderOfToken, orderTokenOf } from './order-links.ts';
export { countPlacedSince } from './placed-repository.ts';
export { findBuyersByWords, findMobileOf, listDeliveryAddresses } from './recipients-repository.ts';
export {
  countUnpaid,
  findOrder,
  findOrderById,
  findOrderByKey,
  insertOrder,
  listOrders,
  listOrdersById,
  lockShopper,
  type Order,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
  pageOrders,
  sumCashOrders,
} from './repository.ts';
export { type TaxAtPlace, taxAtPlace } from './tax-at-place.ts';
export {
  addTimelineEntry,
  findAnyOrder,
  lockAnyOrder,
  lockOwnOrder,
  moveBackwards,
  type TransitionChanges,
  writeCashCollected,
  writeCredited,
  writePaidAhead,
  writePaymentStatus,
  writeTransition,
} from './timeline-repository.ts';
