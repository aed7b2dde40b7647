export { expirePayments } from './attempts/expire-payments.ts';
export { countPaymentsSince, countWaitingRefunds } from './attempts/figures-repository.ts';
export {
  countStranded,
  findPayment,
  findPaymentAt,
  insertPayment,
  listOverdueOrders,
  listPayments,
  listUnreportedPayments,
  lockPayment,
  noteWebhook,
  type Payment,
  updatePayment,
} from './attempts/repository.ts';
export { toPaymentView } from './attempts/views.ts';
export {
  type BroughtBack,
  type GatewayReport,
  GatewayUnavailable,
  type GatewayWebhook,
  type PaymentGateway,
  type PaymentToOpen,
} from './gateways/gateway.ts';
export { razorpayGateway } from './gateways/razorpay-gateway.ts';
export { type PaymentDeps, type PaymentGateways, paymentGateways } from './gateways/registry.ts';
export { isSignedBy, sign } from './gateways/signature.ts';
export { carryPayment } from './refunds/carry-payment.ts';
export {
  type GoodwillRefund,
  goodwillOf,
  insertGoodwillRefund,
  listGoodwillRefunds,
} from './refunds/goodwill-repository.ts';
export { countOpenRefunds, listOpenRefunds } from './refunds/open-refunds-repository.ts';
export { refundPayment } from './refunds/refund-payment.ts';
export {
  findRefund,
  listRefunds,
  listUnsentRefunds,
  markRefundFailed,
  markRefundSent,
  type Refund,
} from './refunds/repository.ts';
export {
  closePaymentRequest,
  findLatestRequest,
  findOpenRequest,
  findPaymentRequest,
  insertPaymentRequest,
  listOpenRequests,
  listOverdueRequests,
  type PaymentRequest,
} from './requests/repository.ts';
export { deleteGatewayCards, eraseCards } from './saved-cards/delete-cards.ts';
export { readSavedCards, refreshSavedCards } from './saved-cards/read-saved-cards.ts';
export { findCustomerId } from './saved-cards/repository.ts';
export { savedCardRoutes, toSavedCardView } from './saved-cards/routes.ts';
export { customerForSaving, saveCard } from './saved-cards/save-cards.ts';
