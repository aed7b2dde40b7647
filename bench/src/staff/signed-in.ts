import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Somebody who is signed in to the staff app of a running shop. */
export type BenchStaff = {
  readonly headers: Readonly<Record<string, string>>;
  /** Its text; what is no 2xx throws. Paths begin behind `/api/staff`. */
  get(path: string): Promise<string>;
  post(path: string, body: object, version?: number): Promise<Response>;
};

/** Signs somebody in who may do just this. */
export async function signInStaff(
  url: string,
  pool: Pick<pg.Pool, 'query'>,
  permissions: readonly string[],
): Promise<BenchStaff> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  const id = randomUUID();
  await pool.query(
    `insert into staff_roles (id, name, permissions, created_at, updated_at) values ($1, $1, $2, now(), now())`,
    [id, permissions],
  );
  await pool.query(
    `insert into staff_members (id, name, email, status, role_id, created_at, updated_at)
     values ($1, 'Bench', $1 || '@staff.example', 'active', $1, now(), now())`,
    [id],
  );
  await pool.query(
    `insert into staff_sessions (id, member_id, token_hash, device, created_at, last_seen_at, expires_at)
     values ($1, $1, $2, 'bench', now(), now(), now() + interval '12 hours')`,
    [id, hash],
  );
  const headers = {
    cookie: `ilaneer_staff=${token}`,
    'x-csrf-token': createHmac('sha256', token).update('csrf').digest('base64url'),
  };
  const send = async (path: string, init: RequestInit) => {
    const response = await fetch(`${url}/api/staff${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    headers,
    get: async (path) => (await send(path, { headers })).text(),
    post: (path, body, version) =>
      send(path, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          ...(version !== undefined && { 'if-match': `"${version}"` }),
        },
        body: JSON.stringify(body),
      }),
  };
}
