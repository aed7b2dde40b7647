import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Permission } from '@ilaneer/domain/staff/permission';
import { connect } from '@ilaneer/server/db/connect';
import { csrfTokenOf } from '@ilaneer/server/http/staff-access';
import { addGiftCard } from '@ilaneer/server/testing/shoppers/test-gift-card';
import pg from 'pg';
import type { Caller } from '../machine/caller.ts';
import { newRecord, type Record } from './record.ts';
import type { Goods, Shopper, StaffHeaders, World } from './world.ts';

const SHOPPERS = 24;
const CARDS = 3;
const CARD_PAISE = 2_000_000;
const GOODS = 8;
const PASSWORD = 'karikku-torture-2026';

export async function openWorld({
  caller,
  databaseUrl,
  now,
}: Pick<World, 'caller' | 'databaseUrl' | 'now'>): Promise<World> {
  const record = newRecord();
  const url = (await databaseUrl()) ?? '';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { db, close } = connect(url, () => undefined, 1);
  try {
    const shoppers: Shopper[] = [];
    for (let index = 0; index < SHOPPERS; index += 1) shoppers.push(await newShopper(caller, record, index));
    await client.query(`update users set email_verified = true where email like '%@torture.example'`);
    const giftCards: string[] = [];
    for (let index = 0; index < CARDS; index += 1)
      giftCards.push((await addGiftCard({ db }, CARD_PAISE)).code);
    return {
      ...{ caller, record, shoppers, giftCards, now, databaseUrl },
      goods: await readGoods(client),
      staff: {
        packer: await newStaff(client, ['orders.read', 'orders.fulfil']),
        support: await newStaff(client, ['orders.read', 'orders.edit', 'refunds.issue', 'returns.decide']),
        'stock-keeper': await newStaff(client, ['catalogue.read', 'stock.adjust']),
      },
    };
  } finally {
    await client.end();
    await close();
  }
}

async function newShopper(caller: Caller, record: Record, index: number): Promise<Shopper> {
  const email = `shopper-${index}@torture.example`;
  // Unique in the log.
  const name = `Quirina Vexholm ${String.fromCharCode(65 + index)}`;
  const form = { name, email, password: PASSWORD, agreeToTerms: true, subscribeToEmails: false };
  const answer = await caller.insist({ method: 'POST', path: '/api/signup-with-email', body: form });
  if (answer?.status !== 201) throw new Error(`nobody can sign up: ${answer?.status} ${answer?.code}`);
  record.signedUp.add(email);
  const phone = `97${String(10_000_000 + index * 1_234_567).slice(0, 8)}`;
  return { name, email, phone, password: PASSWORD, token: null, orderIds: [] };
}

/** Largest stocks. */
async function readGoods(client: pg.Client): Promise<Goods[]> {
  const { rows } = await client.query<Goods>(
    `select "productId", "variantId", "isFood", mrp from (
       select v.product_id as "productId", v.id as "variantId", not p.merchandise as "isFood",
         v.mrp_paise::float8 / 100 as mrp, row_number() over (partition by p.merchandise order by v.stock desc, v.id) as place
       from product_variants v join products p on p.id = v.product_id where v.active and p.active and v.stock > 0) known
     where place <= $1 order by "variantId"`,
    [GOODS / 2],
  );
  return rows;
}

/** Session without second factor. */
async function newStaff(client: pg.Client, permissions: readonly Permission[]): Promise<StaffHeaders> {
  const token = randomBytes(32).toString('base64url');
  const id = randomUUID();
  await client.query(
    `insert into staff_roles (id, name, permissions, created_at, updated_at) values ($1, $1, $2, now(), now())`,
    [id, permissions],
  );
  await client.query(
    `insert into staff_members (id, name, email, status, role_id, created_at, updated_at)
     values ($1, 'Torture', $1 || '@staff.example', 'active', $1, now(), now())`,
    [id],
  );
  await client.query(
    `insert into staff_sessions (id, member_id, token_hash, device, created_at, last_seen_at, expires_at)
     values ($1, $1, $2, 'torture', now(), now() + interval '9 years', now() + interval '9 years')`,
    [id, createHash('sha256').update(token).digest()],
  );
  return { cookie: `ilaneer_staff=${token}`, 'x-csrf-token': csrfTokenOf(token) };
}
