export { returnToGiftCard } from './gift-card.ts';
export { outOfStockFailure, unitsOf } from './stock.ts';
export {
  confirmReservations,
  releaseReservations,
  releaseToReplacement,
  reserve,
  reserveAllAgain,
} from './walk-reservations.ts';
