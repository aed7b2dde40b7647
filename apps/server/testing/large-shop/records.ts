import type pg from 'pg';

const MEMBERS = `
  with role as (
    insert into staff_roles (id, name, permissions, created_at, updated_at)
    values ('many', 'Many', '{orders.read}', now(), now()) returning id
  )
  insert into staff_members (id, name, email, status, role_id, created_at, updated_at)
  select 'many-' || n, 'Packer ' || n, 'packer' || n || '@many.example',
    case when n % 10 = 0 then 'blocked' when n % 10 = 1 then 'invited' else 'active' end, role.id, now(), now()
  from role cross join generate_series(1, 200) n`;

const ENTRIES = `
  insert into audit_entries (id, happened_at, actor_kind, actor_id, actor_name, action, object_kind, object_id,
    object_label, before, after, previous_hash, hash)
  select last.id + n, now() - ($1::int - n) * interval '5 minutes', 'staff', 'many-' || 1 + n % 40, 'Packer ' || 1 + n % 40,
    'changed', kind, case kind when 'order' then md5('order ' || n) else 'many-' || n end,
    case kind when 'order' then 'OD' || 1000000 + n else 'Thing ' || n end, '{"status": "placed"}',
    '{"status": "processing"}', sha256(('entry ' || n - 1)::bytea), sha256(('entry ' || n)::bytea)
  from (select coalesce(max(id), 0) as id from audit_entries) last
  cross join generate_series(1, $1::int) n
  cross join lateral (select case when n % 2 = 0 then 'order' when n % 3 = 0 then 'parcel' when n % 1009 = 0 then 'role'
    when n % 5 = 0 then 'product' else 'stock' end as kind) made`;

export async function addPeople(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(MEMBERS);
}

/** Audit entries with dummy hashes. */
export async function addRecords(pool: Pick<pg.Pool, 'query'>, count: number): Promise<void> {
  await pool.query(ENTRIES, [count]);
}
