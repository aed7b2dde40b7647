import type { UnitsOfKind } from '@ilaneer/domain/parcel/food-apart';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products, productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { orderLines } from '../../db/schema/order/order.ts';
import type { Parcel } from '../../modules/parcel/parcel.ts';

/** What the lines of parcels are of. */
export type ParcelItem = {
  readonly orderId: string;
  readonly position: number;
  readonly variantId: string;
  readonly name: string;
  readonly variantName: string;
  readonly sku: string;
  readonly barcode: string | null;
  readonly picture: string;
};

export function readItems(db: Database, parcels: readonly Pick<Parcel, 'orderId'>[]): Promise<ParcelItem[]> {
  const orderIds = [...new Set(parcels.map(({ orderId }) => orderId))];
  return db
    .select({
      orderId: orderLines.orderId,
      position: orderLines.position,
      variantId: orderLines.variantId,
      name: orderLines.name,
      variantName: orderLines.variantName,
      sku: orderLines.sku,
      barcode: productVariants.barcode,
      picture: orderLines.picture,
    })
    .from(orderLines)
    .innerJoin(productVariants, eq(productVariants.id, orderLines.variantId))
    .where(inArray(orderLines.orderId, orderIds));
}

/** All units of an order with what they are. */
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
