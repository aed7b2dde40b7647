export { type CarriedMoney, carryOver, planCarrying } from './carry-over.ts';
export { gatewayRoutes } from './gateway-routes.ts';
export { payLinkRoutes } from './link-routes.ts';
export { dueNow, isPayable, openPayment } from './open-payment.ts';
export {
  keptByItself,
  LONGEST_REFERENCE,
  payBack,
  type ReferenceFailure,
  refundable,
  splitRefund,
} from './pay-back.ts';
export { placePaidOrder } from './place-paid-order.ts';
export { pollPayments } from './poll-payments.ts';
export type { SettlementDeps } from './record-report.ts';
export { paidOutOf, refundableNow, refundGoodwill } from './refund-goodwill.ts';
export { refundOrder } from './request-refund.ts';
export { paymentRoutes } from './routes.ts';
export { sendRefund } from './send-refund.ts';
export { settleGoodwill } from './settle-goodwill.ts';
