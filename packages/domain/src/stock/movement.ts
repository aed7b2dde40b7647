/** STOCK-1. `hold` and `unhold`: goods of a blocked batch leave and re-enter sale. */
export const MOVEMENT_KINDS = [
  'opening',
  'receive',
  'adjust',
  'count',
  'write off',
  'reserve',
  'release',
  'ship',
  'return',
  'hold',
  'unhold',
] as const;

export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Kinds that change stock on hand. */
export const GOODS_KINDS = [
  'opening',
  'receive',
  'adjust',
  'count',
  'write off',
  'ship',
  'return',
] as const satisfies readonly MovementKind[];

/** Always incoming, always outgoing; others have either sign. */
export const COMING_KINDS = [
  'receive',
  'release',
  'return',
  'unhold',
] as const satisfies readonly MovementKind[];
export const GOING_KINDS = [
  'write off',
  'reserve',
  'ship',
  'hold',
] as const satisfies readonly MovementKind[];

/** STOCK-6. */
export const REVERSIBLE_KINDS = ['receive', 'adjust', 'write off'] as const satisfies readonly MovementKind[];

/** Reasons for an adjustment outside a stock count (STOCK-5). */
export const ADJUST_REASONS = [
  'count',
  'damaged',
  'expired',
  'lost',
  'found',
  'sample or own use',
  'wrong entry',
  'recalled',
  'other',
] as const;

export type AdjustReason = (typeof ADJUST_REASONS)[number];

/** Stock of a variant. */
export type StockLevels = {
  readonly onHand: number;
  readonly reserved: number;
  readonly held: number;
  readonly forSale: number;
};

type Moved = { readonly kind: MovementKind; readonly quantity: number };

const isOfGoods = (kind: MovementKind): boolean => GOODS_KINDS.some((one) => one === kind);

/** Effect on stock on hand. */
export function onHandChange({ kind, quantity }: Moved): number {
  return isOfGoods(kind) ? quantity : 0;
}

/** Effect on available stock: shipped units left it when ordered. */
export function forSaleChange({ kind, quantity }: Moved): number {
  return kind === 'ship' ? 0 : quantity;
}

/** Sum of the ledger (STOCK-1). */
export function levelsOf(movements: readonly Moved[]): StockLevels {
  const sum = (of: (moved: Moved) => number) => movements.reduce((total, moved) => total + of(moved), 0);
  const onHand = sum(onHandChange);
  const forSale = sum(forSaleChange);
  const held = sum(({ kind, quantity }) => (kind === 'hold' || kind === 'unhold' ? 0 - quantity : 0));
  return { onHand, held, forSale, reserved: onHand - held - forSale };
}
