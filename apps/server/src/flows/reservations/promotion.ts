import { ok } from '@ilaneer/domain/result';
import {
  confirmPromotionUses,
  reservePromotionsAgain,
  returnPromotionUses,
  writePromotionUses,
} from '../../modules/promotion/promotion.ts';
import type { Reservation } from './reservation.ts';

/** PROMOTION-14. */
export const promotionReservation: Reservation = {
  reserve: async (tx, _actor, order, { promotions }) => {
    await writePromotionUses(tx, order, promotions);
    return ok(null);
  },
  confirm: (tx, { id }, at) => confirmPromotionUses(tx, id, at),
  release: async (tx, _actor, order, at) => {
    await returnPromotionUses(tx, order.id, at);
    return order;
  },
  reserveAgain: (tx, _actor, { id }, at) => reservePromotionsAgain(tx, id, at),
};
