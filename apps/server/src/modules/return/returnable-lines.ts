import type { ReturnableLine } from '@ilaneer/domain/return/return-policy';
import type { OrderReturn } from './repository.ts';

/** The lines of an order, as far as their return is judged by them. */
type OrderedLines = {
  readonly id: string;
  readonly lines: readonly {
    readonly position: number;
    readonly productId: string;
    readonly quantity: number;
  }[];
};

/** An order's lines for the return policy. Goods no longer in the catalogue count as perishable. */
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
