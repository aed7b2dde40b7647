// What an order keeps from others until it is paid for: coupon, coins, gift card and stock.

export { returnToGiftCard } from './gift-card.ts';
export { outOfStockFailure, unitsOf } from './stock.ts';
export {
  confirmReservations,
  releaseReservations,
  releaseToReplacement,
  reserve,
  retakeReservations,
} from './walk-reservations.ts';
