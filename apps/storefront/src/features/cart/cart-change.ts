import type { CartLineView } from '@ilaneer/contract/cart/cart';

export type CartChange = {
  readonly kind: 'add' | 'set' | 'remove';
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number;
};

export type CartTarget = Pick<CartChange, 'productId' | 'variantId'>;

export type LineInChange = {
  readonly line: CartLineView;
  readonly quantity: number;
  readonly state: 'idle' | 'updating' | 'removing';
};

/** Replays pending changes over the server's lines. */
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

/** Without a variant: the only one (CART-5). */
export function isOf(one: CartTarget, other: CartTarget): boolean {
  if (one.productId !== other.productId) return false;
  return one.variantId === null || other.variantId === null || one.variantId === other.variantId;
}
