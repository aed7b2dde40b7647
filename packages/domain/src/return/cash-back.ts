import { floorAtZero, minPaise, NO_PAISE, type Paise, subtractPaise, sumPaise } from '../money.ts';
import { isOurFault, type ReturnReason } from './return-reason.ts';

/** What a return brings back of an order whose cash was rounded; in paise. */
export type CashBack = {
  /** Its note's total, without what goodwill gave back of it before. */
  readonly worth: Paise;
  /** What is handed over. */
  readonly amount: Paise;
  /** How much more that is than the worth: the part of the round-off that goes back with it. */
  readonly roundOff: Paise;
};

/**
 * The round-off goes back with the refund that empties an order (RETURN-23), so that whoever returns all of it gets what
 * they paid. `left` is what is left of what was paid, `roundOff` what of the round-off is still with the shop. Where it
 * was rounded down, an earlier refund may already find less than its goods are worth.
 */
export function withRoundOff(
  noteTotal: Paise,
  { left, roundOff, isLast }: { readonly left: Paise; readonly roundOff: Paise; readonly isLast: boolean },
): CashBack {
  const worth = minPaise(noteTotal, floorAtZero(subtractPaise(left, roundOff)));
  const wanted = floorAtZero(sumPaise(worth, isLast ? roundOff : NO_PAISE));
  const amount = minPaise(wanted, left);
  return { worth, amount, roundOff: subtractPaise(amount, worth) };
}

type Units = { readonly position: number; readonly quantity: number };

/** Whether nothing of an order stays with the shopper: every unit has come back, and delivery, where it cost something. */
export function comesBackWhole(
  order: { readonly lines: readonly Units[]; readonly deliveryPaise: number },
  returned: readonly (Units & { readonly reason: ReturnReason })[],
): boolean {
  const unitsBack = (position: number) =>
    returned.reduce((units, one) => units + (one.position === position ? one.quantity : 0), 0);
  const isAll = order.lines.every(({ position, quantity }) => unitsBack(position) === quantity);
  return isAll && (order.deliveryPaise === 0 || returned.some(({ reason }) => isOurFault(reason)));
}
