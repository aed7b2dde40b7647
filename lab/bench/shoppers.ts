import { createHmac } from 'node:crypto';
import type pg from 'pg';

export type Shopper = { readonly userId: string; readonly token: string };

const LIFE_SECONDS = 24 * 60 * 60;

export async function createShoppers(
  pool: pg.Pool,
  group: string,
  count: number,
  jwtSecret: string,
): Promise<Shopper[]> {
  const ids = Array.from({ length: count }, (_, index) => `${group}-${index}`);
  await pool.query(
    `insert into users (id, name, email, agreed_to_terms_at, created_at, updated_at)
     select id, 'Asha Menon', id || '@example.in', now(), now(), now() from unnest($1::text[]) id`,
    [ids],
  );
  await pool.query(
    `insert into sessions (id, user_id, created_at, expires_at)
     select 'session-' || id, id, now(), now() + interval '1 second' * $2 from unnest($1::text[]) id`,
    [ids, LIFE_SECONDS],
  );
  return ids.map((userId) => ({ userId, token: sign(userId, jwtSecret) }));
}

export function bearer({ token }: Shopper): { authorization: string; 'content-type': string } {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

function sign(userId: string, jwtSecret: string): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = { userId, email: `${userId}@example.in`, customDocId: userId, sid: `session-${userId}` };
  const signed = [
    { alg: 'HS256', typ: 'JWT' },
    { ...claims, iat: now, exp: now + LIFE_SECONDS },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}
