import { createHash, randomBytes } from 'node:crypto';
import { addManyOrders, STAFF_ORDER_QUERIES } from '@ilaneer/server/testing/many-orders';
import type pg from 'pg';

const COUNTS = { orders: 100_000, customers: 20_000 };
const ROUNDS = 40;

/** What one kind of request for the list of orders took, in milliseconds. */
type Times = { readonly p50: number; readonly p95: number };

/** Gives a shop 100,000 orders and asks for its list by every search, filter and sort. */
export async function measureStaffOrders(
  url: string,
  pool: pg.Pool,
): Promise<Readonly<Record<string, Times>>> {
  await addManyOrders(pool, COUNTS);
  const cookie = await staffCookie(pool, ['orders.read']);
  const { rows } = await pool.query<{ last8: string; phone: string }>(
    `select right(id, 8) as last8, delivery_address ->> 'phone' as phone from orders where number = 'OD1054321'`,
  );
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const measured: Record<string, Times> = {};
  for (const [name, query] of Object.entries(STAFF_ORDER_QUERIES)) {
    const wanted = query
      .replace('{last8}', rows[0]?.last8 ?? '')
      .replace('{phone}', rows[0]?.phone ?? '')
      .replace('{monthAgo}', day(30))
      .replace('{today}', day(0));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await ask(`${url}/api/staff/orders?${wanted}`, cookie));
    measured[name] = timesOf(times);
  }
  return measured;
}

/** The cookie of somebody who is signed in to the staff app and may do just this. */
export async function staffCookie(pool: pg.Pool, permissions: readonly string[]): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  const id = `bench-${randomBytes(4).toString('hex')}`;
  await pool.query(
    `insert into staff_roles (id, name, permissions, created_at, updated_at)
     values ($2, $2, $1, now(), now())`,
    [permissions, id],
  );
  await pool.query(
    `insert into staff_members (id, name, email, status, role_id, created_at, updated_at)
     values ($1, 'Bench', $1 || '@staff.example', 'active', $1, now(), now())`,
    [id],
  );
  await pool.query(
    `insert into staff_sessions (id, member_id, token_hash, device, created_at, last_seen_at, expires_at)
     values ($2, $2, $1, 'bench', now(), now(), now() + interval '12 hours')`,
    [hash, id],
  );
  return `ilaneer_staff=${token}`;
}

async function ask(address: string, cookie: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(address, { headers: { cookie } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`);
  return performance.now() - began;
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? Number.NaN) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}
