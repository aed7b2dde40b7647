import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import * as sql from './order-sql.ts';

type Line = Record<string, string> & {
  readonly quantity: number;
  readonly price_paise: number;
  readonly original_price_paise: number;
  readonly mrp_paise: number;
};
type Order = { readonly userId: string; readonly key: string; readonly address: object };

/** Minimal arithmetic. */
export function orderFloor(app: FastifyInstance, pool: pg.Pool): void {
  app.post<{ Body: Order }>('/place-order', async ({ body }, reply) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const orderId = await placeOrder(client, body);
      await client.query('commit');
      return await reply.code(201).send({ success: true, orderId });
    } finally {
      client.release();
    }
  });
}

async function placeOrder(client: pg.PoolClient, { userId, key, address }: Order): Promise<string> {
  const at = new Date();
  const id = randomUUID();
  const { rows: accounts } = await run<{ email: string }>(client, sql.LOCK_USER, [userId]);
  await run(client, sql.FIND_BY_KEY, [userId, key]);
  const { rows } = await run<Line>(client, sql.LOAD_LINES, [userId]);
  // Addresses need e-mail, or jobs retry during the measurement.
  const reached = { ...address, email: accounts[0]?.email };
  await insert(client, 'orders', [orderRow(id, userId, key, reached, at, rows)], 'returning *');
  const lines = rows.map((line, index) => lineRow(id, line, index));
  await insert(client, 'order_lines', lines, '');
  await run(client, sql.INSERT_EVENT, [id, at, userId]);
  await run(client, sql.DELETE_LINES, [userId]);
  await run(client, sql.ENQUEUE_JOB, [JSON.stringify([{ data: { orderId: id }, singletonOffset: 0 }])]);
  const variantIds = rows.map(({ variant_id }) => variant_id);
  const quantities = rows.map(({ quantity }) => quantity);
  await run(client, sql.RESERVE_STOCK, [variantIds, quantities, id, userId, at]);
  return id;
}

function orderRow(
  id: string,
  userId: string,
  key: string,
  address: object,
  at: Date,
  lines: readonly Line[],
) {
  const sum = (amount: (line: Line) => number) => lines.reduce((total, line) => total + amount(line), 0);
  const mrp = sum((line) => line.original_price_paise * line.quantity);
  const subtotal = sum((line) => line.price_paise * line.quantity);
  const gst = Math.round(subtotal * 0.18);
  return {
    id,
    user_id: userId,
    number: `floor-${id}`,
    status: 'placed',
    payment_method: 'cod',
    payment_status: 'pending',
    idempotency_key: key,
    request_hash: createHash('sha256').update(key).digest('base64url'),
    total_mrp_paise: mrp,
    discount_paise: mrp - subtotal,
    coupon_savings_paise: 0,
    coin_savings_paise: 0,
    subtotal_paise: subtotal,
    gst_paise: gst,
    cgst_paise: 0,
    sgst_paise: 0,
    igst_paise: gst,
    round_off_paise: 0,
    delivery_paise: 0,
    total_paise: subtotal + gst,
    total_savings_paise: mrp - subtotal,
    gst_basis_points: 1_800,
    delivery_address: address,
    created_at: at,
    updated_at: at,
  };
}

function lineRow(orderId: string, line: Line, index: number) {
  return {
    order_id: orderId,
    position: index + 1,
    product_id: line.id,
    variant_id: line.variant_id,
    name: line.name,
    variant_name: line.variant_name,
    description: line.description,
    sku: line.sku,
    hsn_code: line.hsn_code,
    picture: line.picture,
    quantity: line.quantity,
    price_paise: line.price_paise,
    original_price_paise: line.original_price_paise,
    mrp_paise: line.mrp_paise,
    discount_paise: 0,
    taxable_paise: line.price_paise * line.quantity,
    gst_basis_points: 1_800,
    gst_paise: 0,
  };
}

function insert(client: pg.PoolClient, table: string, rows: readonly object[], returning: string) {
  const width = Object.keys(rows[0] ?? {}).length;
  const tuples = rows.map(
    (row, index) => `(${Object.keys(row).map((_, column) => `$${index * width + column + 1}`)})`,
  );
  const text = `insert into ${table} (${Object.keys(rows[0] ?? {})}) values ${tuples} ${returning}`;
  return run(
    client,
    text,
    rows.flatMap((row) => Object.values(row)),
  );
}

const names = new Map<string, string>();

// Prepared, like the shop's.
function run<Row extends pg.QueryResultRow>(client: pg.PoolClient, text: string, values: unknown[]) {
  const name = names.get(text) ?? `floor_${names.size}`;
  names.set(text, name);
  return client.query<Row>({ name, text, values });
}
