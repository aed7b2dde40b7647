/**
 * Why units of a variant move (STOCK-1). `opening`: what was there when the ledger began. `hold` and `unhold`: goods of a
 * batch that may not be sold leave what is for sale and come back to it.
 */
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

/** Kinds that say something of what stands on the shelf: goods came or went. */
export const GOODS_KINDS = [
  'opening',
  'receive',
  'adjust',
  'count',
  'write off',
  'ship',
  'return',
] as const satisfies readonly MovementKind[];

/** Kinds whose units always come, and those whose units always go; the rest may do both. */
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

/** Kinds that staff can take back with the inverse move (STOCK-6). */
export const REVERSIBLE_KINDS = ['receive', 'adjust', 'write off'] as const satisfies readonly MovementKind[];

/** Why staff change what the books say, beside a count of many shelves (STOCK-5). */
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

/** What a variant has. */
export type StockLevels = {
  readonly onHand: number;
  /** What orders took that have not left yet. */
  readonly reserved: number;
  /** What stands there and may not be sold. */
  readonly held: number;
  readonly forSale: number;
};

type Moved = { readonly kind: MovementKind; readonly quantity: number };

const isOfGoods = (kind: MovementKind): boolean => GOODS_KINDS.some((one) => one === kind);

/** What a movement changes of what stands on the shelf. */
export function onHandChange({ kind, quantity }: Moved): number {
  return isOfGoods(kind) ? quantity : 0;
}

/** What a movement changes of what can be bought: goods that are shipped were taken from it when they were ordered. */
export function forSaleChange({ kind, quantity }: Moved): number {
  return kind === 'ship' ? 0 : quantity;
}

/** The levels that a ledger adds up to (STOCK-1). */
export function levelsOf(movements: readonly Moved[]): StockLevels {
  const sum = (of: (moved: Moved) => number) => movements.reduce((total, moved) => total + of(moved), 0);
  const onHand = sum(onHandChange);
  const forSale = sum(forSaleChange);
  const held = sum(({ kind, quantity }) => (kind === 'hold' || kind === 'unhold' ? 0 - quantity : 0));
  return { onHand, held, forSale, reserved: onHand - held - forSale };
}
