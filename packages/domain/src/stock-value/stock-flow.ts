import type { AdjustReason, MovementKind } from '../stock/movement.ts';

/** Why goods were lost, given away or destroyed: CGST Act, s. 17(5)(h) (STOCK-14). */
export const LOSS_REASONS = [
  'damaged',
  'expired',
  'lost',
  'sample or own use',
  'recalled',
  'count',
  'other',
] as const satisfies readonly AdjustReason[];

export type LossReason = (typeof LOSS_REASONS)[number];

export type StockFlow = 'opening' | 'receipt' | 'sale' | 'correction' | { readonly lost: LossReason };

type Moved = {
  readonly kind: MovementKind;
  /** Of the reversed movement, if it reverses one. */
  readonly reason: AdjustReason | null;
  readonly quantity: number;
  readonly isUndo: boolean;
};

/** Null for movements that leave stock on hand unchanged. */
export function flowOf({ kind, reason, quantity, isUndo }: Moved): StockFlow | null {
  switch (kind) {
    case 'opening':
      return 'opening';
    case 'receive':
      return 'receipt';
    case 'ship':
    case 'return':
      return 'sale';
    case 'write off':
    case 'adjust':
    case 'count':
      return isUndo === quantity < 0 || reason === 'wrong entry' || reason === 'found'
        ? 'correction'
        : { lost: lossReason(kind, reason) };
    case 'reserve':
    case 'release':
    case 'hold':
    case 'unhold':
      return null;
  }
}

function lossReason(kind: MovementKind, reason: AdjustReason | null): LossReason {
  return LOSS_REASONS.find((one) => one === (kind === 'count' ? 'count' : reason)) ?? 'other';
}
