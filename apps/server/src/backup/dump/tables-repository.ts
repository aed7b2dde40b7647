import type pg from 'pg';

export type StoredTable = { readonly name: string; readonly columns: readonly string[] };

// Schemas made by migrations are rebuilt by them.
const OF_THE_SHOP = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'drizzle')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

export async function listTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(select quote_ident(a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and ${OF_THE_SHOP} order by 1`,
  );
  return rows;
}

export type SequencePlace = { readonly name: string; readonly last: string; readonly isUsed: boolean };

export async function readSequences(client: pg.Client): Promise<SequencePlace[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${OF_THE_SHOP} order by 1`,
  );
  const places: SequencePlace[] = [];
  for (const { name } of rows) {
    const read = await client.query<{ last: string; used: boolean }>(
      `select last_value::text as last, is_called as used from ${name}`,
    );
    const [place] = read.rows;
    if (place !== undefined) places.push({ name, last: place.last, isUsed: place.used });
  }
  return places;
}

export async function placeSequences(client: pg.Client, places: readonly SequencePlace[]): Promise<void> {
  for (const { name, last, isUsed } of places) {
    await client.query('select setval(to_regclass($1), $2::bigint, $3)', [name, last, isUsed]);
  }
}

export async function readLevel(client: pg.Client): Promise<number | null> {
  if (!(await hasTable(client, 'drizzle.__drizzle_migrations'))) return null;
  const { rows } = await client.query<{ level: string | null }>(
    'select max(created_at)::text as level from drizzle.__drizzle_migrations',
  );
  return rows[0]?.level == null ? null : Number(rows[0].level);
}

export async function readQueueVersion(client: pg.Client): Promise<number | null> {
  if (!(await hasTable(client, 'pgboss.version'))) return null;
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]?.version ?? null;
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    name,
  ]);
  return rows[0]?.found === true;
}

export async function countThings(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not exists (select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
  );
  return rows[0]?.count ?? 0;
}

export async function emptyDatabase(client: pg.Client): Promise<void> {
  const ours = (catalogue: string, namespace: string) =>
    `n.oid = ${namespace} and n.nspname = 'public' and not exists (select from pg_depend d
       where d.classid = '${catalogue}'::regclass and d.objid = x.oid and d.deptype in ('e', 'i', 'a'))`;
  const { rows } = await client.query<{ thing: string }>(
    `select format('schema %I', nspname) as thing from pg_namespace
     where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
     union all
     select format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, x.oid::regclass)
     from pg_class x, pg_namespace n
     where relkind in ('r', 'p', 'v', 'S') and ${ours('pg_class', 'x.relnamespace')}
     union all
     select format('routine %s', x.oid::regprocedure) from pg_proc x, pg_namespace n
     where ${ours('pg_proc', 'x.pronamespace')}
     union all
     select format('type %s', x.oid::regtype) from pg_type x, pg_namespace n
     where typtype in ('e', 'd') and ${ours('pg_type', 'x.typnamespace')}`,
  );
  for (const { thing } of rows) {
    // `cascade` may have dropped it already.
    await client.query(`drop ${thing.replace(' ', ' if exists ')} cascade`);
  }
}

/** They depend on row order, or are seeded. Returns their restoration, which validates foreign keys. */
export async function openTables(client: pg.Client, tables: readonly StoredTable[]): Promise<string[]> {
  const { rows: keys } = await client.query<{ table: string; key: string; definition: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as key,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and ${OF_THE_SHOP} order by 1, 2`,
  );
  for (const { table, key } of keys) await client.query(`alter table ${table} drop constraint ${key}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  for (const { name } of tables) {
    // Migrations seed rows. The audit log can't be emptied, and has no seeds.
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount !== 0) await client.query(`truncate ${name}`);
  }
  return [
    ...keys.map(({ table, key, definition }) => `alter table ${table} add constraint ${key} ${definition}`),
    ...tables.map(({ name }) => `alter table ${name} enable trigger user`),
  ];
}
