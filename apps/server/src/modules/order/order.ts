// Orders with lines and timeline, and the words of the messages about them.

export { forgetBuyersOfFinishedOrders } from './forget-buyers-repository.ts';
export { toBilledOrder, toInvoicedOrder } from './invoiced-order.ts';
export { notifyShopper } from './messages/notify-shopper.ts';
export { lineText, orderUrl } from './messages/order-facts.ts';
export { orderMailer } from './messages/order-mailer.ts';
export { orderPlacedMail, sendOrderPlacedMail } from './messages/order-placed-mail.ts';
export { notifyBySms, sendOrderSms } from './messages/order-sms.ts';
export { type Brought, orderStatusMail } from './messages/order-status-mail.ts';
export { refundSentMail } from './messages/refund-sent-mail.ts';
export {
  countUnpaid,
  findOrder,
  findOrderById,
  findOrderByKey,
  insertOrder,
  listOrders,
  lockShopper,
  type Order,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
  pageOrders,
} from './repository.ts';
export {
  addTimelineEntry,
  findAnyOrder,
  lockAnyOrder,
  lockOwnOrder,
  type TransitionChanges,
  writePaymentStatus,
  writeTransition,
} from './timeline-repository.ts';
