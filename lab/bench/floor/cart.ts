import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** Like the shop's table. */
export async function cartFloor(app: FastifyInstance, pool: pg.Pool): Promise<void> {
  await pool.query(`create table floor_cart_lines (
    like cart_lines including all,
    foreign key (user_id) references users on delete cascade,
    foreign key (variant_id) references product_variants
  )`);
  app.post<{ Body: { userId: string; variantId: string; quantity: number } }>(
    '/add-to-cart',
    async ({ body }) => {
      const { rows } = await pool.query<{ quantity: number }>({
        name: 'floor_upsert',
        text: `insert into floor_cart_lines as line (user_id, variant_id, quantity, created_at, updated_at)
          values ($1, $2, $3, now(), now())
          on conflict (user_id, variant_id)
          do update set quantity = line.quantity + excluded.quantity, updated_at = excluded.updated_at
          returning quantity`,
        values: [body.userId, body.variantId, body.quantity],
      });
      return { success: true, quantity: rows[0]?.quantity };
    },
  );
}
