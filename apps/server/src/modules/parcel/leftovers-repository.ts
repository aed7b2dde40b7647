import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import { parcelLeftovers } from '../../db/schema/order/parcel.ts';

/** Units to remove (PARCEL-12). */
export type Leftover = typeof parcelLeftovers.$inferSelect;
export type CodedLeftover = Leftover & { readonly barcode: string | null };

export function listLeftovers(db: Database, parcelIds: readonly string[]): Promise<CodedLeftover[]> {
  const { parcelId, variantId, sku, name, variantName, quantity } = parcelLeftovers;
  return db
    .select({ parcelId, variantId, sku, name, variantName, quantity, barcode: productVariants.barcode })
    .from(parcelLeftovers)
    .leftJoin(productVariants, eq(productVariants.id, variantId))
    .where(inArray(parcelId, [...parcelIds]))
    .orderBy(asc(sku));
}

export async function writeLeftovers(
  tx: Database,
  parcelId: string,
  units: readonly Omit<Leftover, 'parcelId'>[],
): Promise<void> {
  await tx.delete(parcelLeftovers).where(eq(parcelLeftovers.parcelId, parcelId));
  if (units.length > 0) await tx.insert(parcelLeftovers).values(units.map((one) => ({ parcelId, ...one })));
}

export function listLineGoods(tx: Database, orderId: string) {
  const { position, variantId, sku, name, variantName } = orderLines;
  return tx
    .select({ position, variantId, sku, name, variantName })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
}
