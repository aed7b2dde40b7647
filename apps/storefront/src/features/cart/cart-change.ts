import type { CartLineView } from '@ilaneer/contract/cart/cart';

/** A change of the cart that the server has not answered yet. */
export type CartChange = {
  readonly kind: 'add' | 'set' | 'remove';
  readonly productId: string;
  /** Null for a product's only variant. */
  readonly variantId: string | null;
  /** What was added or set; not read of a removal. */
  readonly quantity: number;
};

/** What a change is about. */
export type CartTarget = Pick<CartChange, 'productId' | 'variantId'>;

/** A line as the shopper sees it while changes are under way. */
export type LineInChange = {
  readonly line: CartLineView;
  readonly quantity: number;
  readonly state: 'idle' | 'updating' | 'removing';
};

/** The server's lines with the quantities that are not sent yet, by variant, and the pending changes replayed over them. */
export function replayChanges(
  lines: readonly CartLineView[],
  changes: readonly CartChange[],
  pending: ReadonlyMap<string, number> = new Map(),
): readonly LineInChange[] {
  return lines.map((line) =>
    changes
      .filter((change) => isOf(change, line))
      .reduce(replay, { line, quantity: pending.get(line.variantId) ?? line.quantity, state: 'idle' }),
  );
}

function replay(before: LineInChange, change: CartChange): LineInChange {
  switch (change.kind) {
    case 'add':
      return { ...before, quantity: before.quantity + change.quantity, state: 'updating' };
    case 'set':
      return { ...before, quantity: change.quantity, state: 'updating' };
    case 'remove':
      return { ...before, state: 'removing' };
  }
}

/** Whether two descriptions mean the same line; without a variant the product's only one is meant (CART-5). */
export function isOf(one: CartTarget, other: CartTarget): boolean {
  if (one.productId !== other.productId) return false;
  return one.variantId === null || other.variantId === null || one.variantId === other.variantId;
}
