import type { CartLineView, CartReply } from '@ilaneer/contract/cart';
import { type QueryClient, useMutationState } from '@tanstack/react-query';
import { isSessionLost } from '../../lib/api-errors.ts';
import { CART_KEY } from './api/get-cart.ts';
import { keepCart } from './keep-cart.ts';

/** A change of the cart that the server has not answered yet. */
export type CartChange = {
  readonly kind: 'add' | 'set' | 'remove';
  readonly productId: string;
  readonly variantId: string | null;
  /** What was added or set; not read of a removal. */
  readonly quantity: number;
};

/** A line as the shopper sees it while changes are under way. */
export type LineInChange = {
  readonly line: CartLineView;
  readonly quantity: number;
  readonly state: 'idle' | 'updating' | 'removing';
};

const CHANGE_KEY = ['change-cart'] as const;

/** What all changes of the cart have in common: they run one after the other and each reply becomes the cart. */
export function cartChangeOptions(queryClient: QueryClient) {
  return {
    mutationKey: CHANGE_KEY,
    scope: { id: 'cart' },
    onMutate: () => queryClient.cancelQueries({ queryKey: [CART_KEY] }),
    onSuccess: (cart: CartReply) => keepCart(queryClient, cart),
    onError: (error: Error) => {
      // Whatever was refused, the cart on the screen was not the server's.
      if (isSessionLost(error)) return;
      void queryClient.invalidateQueries({ queryKey: [CART_KEY] });
    },
  };
}

/** The changes that the server has not answered yet, oldest first. */
export function useCartChanges(): readonly CartChange[] {
  return useMutationState({
    filters: { mutationKey: CHANGE_KEY, status: 'pending' },
    select: ({ state }) => changeOf(state.variables),
  });
}

/** Whether a change is under way now, also one that React has not shown yet: a second press must not count. */
export function isChanging(queryClient: QueryClient, target: Omit<CartChange, 'kind' | 'quantity'>): boolean {
  const running = queryClient.isMutating({
    mutationKey: CHANGE_KEY,
    predicate: ({ state }) => isOf(changeOf(state.variables), target),
  });
  return running > 0;
}

// Only the hooks of this feature use the mutation key, all with a CartChange.
function changeOf(variables: unknown): CartChange {
  return variables as CartChange;
}

/** The server's lines with the wishes that wait, by line id, and the pending changes replayed over them. */
export function replayChanges(
  lines: readonly CartLineView[],
  changes: readonly CartChange[],
  wishes: ReadonlyMap<string, number> = new Map(),
): readonly LineInChange[] {
  return lines.map((line) =>
    changes
      .filter((change) => isOf(change, line))
      .reduce(replay, { line, quantity: wishes.get(line.id) ?? line.quantity, state: 'idle' }),
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

/** Whether two descriptions mean the same line; without a variant the product's only one is meant. */
export function isOf(
  change: Pick<CartChange, 'productId' | 'variantId'>,
  target: Pick<CartChange, 'productId' | 'variantId'>,
): boolean {
  if (change.productId !== target.productId) return false;
  return change.variantId === null || target.variantId === null || change.variantId === target.variantId;
}
