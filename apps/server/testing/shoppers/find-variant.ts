import { eq } from 'drizzle-orm';
import { productVariants } from '../../src/db/schema/catalogue/catalogue.ts';
import type { TestShop } from '../test-shop.ts';

export type VariantInShop = {
  readonly productId: string;
  readonly variantId: string;
  readonly pricePaise: number;
};

export async function variantWithStock(
  shop: TestShop,
  variantId: string,
  stock: number,
): Promise<VariantInShop> {
  const [row] = await shop.db
    .update(productVariants)
    .set({ stock })
    .where(eq(productVariants.id, variantId))
    .returning();
  if (row === undefined) throw new Error(`no variant ${variantId} in the sample shop`);
  return { productId: row.productId, variantId, pricePaise: row.pricePaise };
}

export async function stockOf(shop: TestShop, variantId: string): Promise<number | undefined> {
  const [row] = await shop.db
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.id, variantId));
  return row?.stock;
}
