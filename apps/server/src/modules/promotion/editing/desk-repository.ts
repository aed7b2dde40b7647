import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { promotions, promotionUses } from '../../../db/schema/balance/promotion.ts';
import { categories, products } from '../../../db/schema/catalogue/catalogue.ts';
import { orders } from '../../../db/schema/order/order.ts';
import type { PromotionRow } from '../repository.ts';

export type PromotionValues = Omit<PromotionRow, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** Of held and counted uses. */
export type PromotionFigures = {
  readonly uses: number;
  readonly costPaise: number;
  readonly salesPaise: number;
};

export const NO_FIGURES: PromotionFigures = { uses: 0, costPaise: 0, salesPaise: 0 };

export type PromotionWithFigures = { readonly row: PromotionRow; readonly figures: PromotionFigures };

/** Active ones first, by priority. */
export function listPromotionsForStaff(db: Database): Promise<PromotionWithFigures[]> {
  return selectWithFigures(db, undefined);
}

export async function findPromotionForStaff(db: Database, id: string): Promise<PromotionWithFigures | null> {
  const [found] = await selectWithFigures(db, eq(promotions.id, id));
  return found ?? null;
}

async function selectWithFigures(db: Database, where: SQL | undefined): Promise<PromotionWithFigures[]> {
  const figures = db
    .select({
      uses: sql<number>`count(*)::int`.as('uses'),
      costPaise: sql<number>`coalesce(sum(${promotionUses.savingsPaise}), 0)::float8`.as('cost_paise'),
      salesPaise: sql<number>`coalesce(sum(${orders.totalPaise}), 0)::float8`.as('sales_paise'),
    })
    .from(promotionUses)
    .innerJoin(orders, eq(orders.id, promotionUses.orderId))
    .where(and(eq(promotionUses.promotionId, promotions.id), ne(promotionUses.state, 'returned')))
    .as('figures');
  const rows = await db
    .select({
      row: promotions,
      uses: figures.uses,
      costPaise: figures.costPaise,
      salesPaise: figures.salesPaise,
    })
    .from(promotions)
    .crossJoinLateral(figures)
    .where(where)
    .orderBy(desc(promotions.active), asc(promotions.priority), asc(promotions.name), asc(promotions.id));
  return rows.map(({ row, ...found }) => ({ row, figures: found }));
}

/** Serialises the check of the lawful choices. */
export function lockActivePromotions(tx: Database): Promise<PromotionRow[]> {
  return tx
    .select()
    .from(promotions)
    .where(eq(promotions.active, true))
    .orderBy(asc(promotions.id))
    .for('update');
}

export async function lockPromotion(tx: Database, id: string): Promise<PromotionRow | null> {
  const [row] = await tx.select().from(promotions).where(eq(promotions.id, id)).for('update');
  return row ?? null;
}

export async function insertPromotion(
  tx: Database,
  promotion: Omit<PromotionRow, 'version'>,
): Promise<PromotionRow> {
  const [row] = await tx.insert(promotions).values(promotion).returning();
  if (row === undefined) throw new Error('an inserted promotion did not return');
  return row;
}

export async function updatePromotion(
  tx: Database,
  id: string,
  values: PromotionValues & Pick<PromotionRow, 'updatedAt'>,
): Promise<PromotionRow> {
  const [row] = await tx.update(promotions).set(values).where(eq(promotions.id, id)).returning();
  if (row === undefined) throw new Error(`promotion ${id} is gone while it is locked`);
  return row;
}

type Named = { readonly productIds: readonly string[]; readonly categoryIds: readonly string[] };

export async function areKnown(db: Database, { productIds, categoryIds }: Named): Promise<boolean> {
  const knownProducts = await db.$count(products, inArray(products.id, [...productIds]));
  const knownCategories = await db.$count(categories, inArray(categories.id, [...categoryIds]));
  return knownProducts === productIds.length && knownCategories === categoryIds.length;
}
