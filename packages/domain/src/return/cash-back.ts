import { floorAtZero, minPaise, NO_PAISE, type Paise, subtractPaise, sumPaise } from '../money.ts';
import { isOurFault, type ReturnReason } from './return-reason.ts';

/** Refund of a rounded cash order, paise. */
export type CashBack = {
  readonly worth: Paise;
  readonly amount: Paise;
  /** Amount minus worth: the returned round-off. */
  readonly roundOff: Paise;
};

/**
 * RETURN-23. `left`: remaining payment; `roundOff`: remaining round-off. A full return pays back the full
 * price. After rounding down, an earlier refund may find less than its goods' worth.
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

/**
 * PARCEL-22. In a cash order that is not paid yet, `due` (exact) is lowered first; the rest goes back to the
 * gift card.
 */
export function beforeCash(
  noteTotal: Paise,
  { due, left }: { readonly due: Paise; readonly left: Paise },
): CashBack & { readonly credited: Paise } {
  const credited = minPaise(noteTotal, due);
  const amount = minPaise(subtractPaise(noteTotal, credited), left);
  return { worth: amount, amount, roundOff: NO_PAISE, credited };
}

type Units = { readonly position: number; readonly quantity: number };

export function comesBackWhole(
  order: { readonly lines: readonly Units[]; readonly deliveryPaise: number },
  returned: readonly (Units & { readonly reason: ReturnReason })[],
): boolean {
  const unitsBack = (position: number) =>
    returned.reduce((units, one) => units + (one.position === position ? one.quantity : 0), 0);
  const isAll = order.lines.every(({ position, quantity }) => unitsBack(position) === quantity);
  return isAll && (order.deliveryPaise === 0 || returned.some(({ reason }) => isOurFault(reason)));
}
