import type { UnitsOfKind } from '@ilaneer/domain/parcel/food-apart';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products, productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import type { Order, OrderLineRow } from '../../modules/order/order.ts';

export type ParcelItem = OrderLineRow & { readonly barcode: string | null };

export async function readItems(db: Database, orders: readonly Order[]): Promise<ParcelItem[]> {
  const lines = orders.flatMap((order) => order.lines);
  const codes = await db
    .select({ id: productVariants.id, barcode: productVariants.barcode })
    .from(productVariants)
    .where(
      inArray(
        productVariants.id,
        lines.map(({ variantId }) => variantId),
      ),
    );
  const codeOf = new Map(codes.map(({ id, barcode }) => [id, barcode]));
  return lines.map((line) => ({ ...line, barcode: codeOf.get(line.variantId) ?? null }));
}

export function readUnitsOfKind(db: Database, orderId: string): Promise<UnitsOfKind[]> {
  return db
    .select({
      linePosition: orderLines.position,
      quantity: orderLines.quantity,
      isFood: sql<boolean>`not ${products.merchandise}`,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position);
}
