import Fastify from 'fastify';
import pg from 'pg';

// The least that could do the work: bare routes without checks, on the same database.
const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE_URL, max: 20 });
const catalogue = await fetch(`${process.env.SHOP_URL}/api/getAllProducts`, {
  headers: { 'accept-encoding': 'identity' },
});
const bytes = Buffer.from(await catalogue.arrayBuffer());
await pool.query(
  'create table if not exists floor_lines (user_id text, variant_id text, quantity int, updated_at timestamptz, primary key (user_id, variant_id))',
);

const app = Fastify();
app.get('/ready', () => 'ready');
app.get('/getAllProducts', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
app.post<{ Body: { userId: string; variantId: string; quantity: number } }>(
  '/add-to-cart',
  async (request) => {
    const { userId, variantId, quantity } = request.body;
    const { rows } = await pool.query({
      name: 'floor-upsert',
      text: `insert into floor_lines values ($1, $2, $3, now())
      on conflict (user_id, variant_id) do update set quantity = excluded.quantity, updated_at = now() returning quantity`,
      values: [userId, variantId, quantity],
    });
    return { success: true, quantity: rows[0]?.quantity };
  },
);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => {
  app.close().then(() => pool.end());
});
