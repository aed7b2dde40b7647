export { promotionRoutes } from './editing/routes.ts';
export {
  agreedPromotions,
  followPromotions,
  type GivenPromotion,
  type KeptPromotion,
  listGivenPromotions,
} from './follow-lines.ts';
export {
  confirmPromotionUses,
  reservePromotionsAgain,
  returnPromotionUses,
  writePromotionUses,
} from './reserve-promotions.ts';
export { chooseForOrder, type Running, readRunning } from './running.ts';
