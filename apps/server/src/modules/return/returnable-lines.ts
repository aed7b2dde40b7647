import type { ReturnableLine } from '@ilaneer/domain/return/return-policy';
import type { OrderReturn } from './repository.ts';

/** For the return policy. */
type OrderedLines = {
  readonly id: string;
  readonly lines: readonly {
    readonly position: number;
    readonly productId: string;
    readonly quantity: number;
  }[];
};

export function returnableLines(
  order: OrderedLines,
  requested: readonly OrderReturn[],
  productsById: ReadonlyMap<string, { readonly returnable: boolean }>,
): ReturnableLine[] {
  const returned = requested.flatMap((one) =>
    one.orderId === order.id && one.state !== 'refused' ? one.lines : [],
  );
  return order.lines.map(({ position, productId, quantity }) => ({
    position,
    quantity,
    alreadyReturned: returned
      .filter((line) => line.position === position)
      .reduce((units, line) => units + line.quantity, 0),
    anyReason: productsById.get(productId)?.returnable ?? false,
  }));
}
