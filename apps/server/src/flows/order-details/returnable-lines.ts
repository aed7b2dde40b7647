import type { ReturnableLine } from '@ilaneer/domain/return/return-policy';
import type { Catalogue } from '../../modules/catalogue/catalogue-cache.ts';
import type { Order } from '../../modules/order/repository.ts';
import type { OrderReturn } from '../../modules/return/repository.ts';

/** What the return policy reads of an order's lines. Goods that are not in the catalogue any more count as perishable. */
export function returnableLines(
  order: Order,
  requested: readonly OrderReturn[],
  productsById: Catalogue['productsById'],
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
