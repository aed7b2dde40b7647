export { announceDelays } from './announce-delays.ts';
export { type CancelDeps, cancelOrder } from './cancel-order.ts';
export { cancelRoutes } from './cancel-routes.ts';
export { checkEWayBill, lacksEWayBill } from './check-e-way-bill.ts';
export { cancelUnconfirmed } from './confirm-order.ts';
export { confirmRoutes } from './confirm-routes.ts';
export {
  type FulfilmentDeps,
  type FulfilmentFailure,
  type FulfilmentStep,
  fulfilIn,
  fulfilOrder,
} from './fulfil-order.ts';
export { giveUpOrder } from './give-up-order.ts';
export { moveBackIn, moveOrderBack } from './move-back.ts';
export { collectCash, invoiceOrder } from './post-order.ts';
export { sendOrder } from './send-order.ts';
