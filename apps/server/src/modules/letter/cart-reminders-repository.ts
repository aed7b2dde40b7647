import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { consents, users } from '../../db/schema/account/account.ts';
import { cartLines } from '../../db/schema/cart/cart.ts';
import { products, productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { cartReminders } from '../../db/schema/content/letter.ts';
import { newsletterSubscriptions } from '../../db/schema/content/newsletter.ts';
import { orders } from '../../db/schema/order/order.ts';

export type ForgottenCart = {
  readonly userId: string;
  readonly email: string;
  readonly goods: readonly string[];
};

/**
 * Last changed in the period, of proven addresses with the newest consent given; without an order or a
 * reminder since the cart began (NEWSLETTER-14). Locks the shopper, as an order does.
 */
export async function lockForgottenCarts(
  tx: Database,
  { from, to }: { readonly from: Date; readonly to: Date },
  most: number,
): Promise<ForgottenCart[]> {
  const { rows } = await tx.execute<ForgottenCart>(sql`
    with carts as (
      select line.user_id, min(line.created_at) as begun_at, array_agg(product.name order by line.created_at) as goods
      from ${cartLines} line
      join ${productVariants} variant on variant.id = line.variant_id
      join ${products} product on product.id = variant.product_id
      where product.active and variant.active
      group by line.user_id
      having max(line.updated_at) > ${from.toISOString()}::timestamptz
        and max(line.updated_at) <= ${to.toISOString()}::timestamptz
    )
    select buyer.id as "userId", buyer.email, carts.goods
    from carts join ${users} buyer on buyer.id = carts.user_id
    where buyer.email is not null and buyer.email_verified
      and buyer.deleted_at is null and buyer.deactivated_at is null
      and (select c.given from ${consents} c where c.user_id = buyer.id and c.purpose = 'emails'
           order by c.happened_at desc, c.seq desc limit 1)
      and not exists (select from ${orders} o where o.user_id = buyer.id and o.created_at >= carts.begun_at)
      and not exists (select from ${cartReminders} r where r.user_id = buyer.id and r.reminded_at >= carts.begun_at)
      and not exists (select from ${newsletterSubscriptions} n where n.email = buyer.email and n.bounced_at is not null)
    order by buyer.id
    limit ${most}
    for update of buyer skip locked`);
  return rows;
}

export async function markReminded(tx: Database, userId: string, remindedAt: Date): Promise<void> {
  await tx
    .insert(cartReminders)
    .values({ userId, remindedAt })
    .onConflictDoUpdate({ target: cartReminders.userId, set: { remindedAt } });
}

export async function findReminder(db: Database, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: cartReminders.remindedAt })
    .from(cartReminders)
    .where(sql`${cartReminders.userId} = ${userId}`);
  return row?.at ?? null;
}

export async function deleteReminder(tx: Database, userId: string): Promise<void> {
  await tx.delete(cartReminders).where(sql`${cartReminders.userId} = ${userId}`);
}
