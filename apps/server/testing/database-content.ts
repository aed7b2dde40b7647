import pg from 'pg';

/** Logged tables, for comparison. */
export async function contentOf(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and relkind = 'r' and relpersistence = 'p'
       order by 1`,
    );
    const content: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*)::int, md5(string_agg(t::text, '|' order by t::text)) from ${name} t`,
      );
      content[name] = rows[0];
    }
    const { rows: guards } = await client.query(
      `select (select count(*)::int from pg_constraint) as constraints,
         (select count(*)::int from pg_trigger where tgenabled = 'O' and not tgisinternal) as triggers,
         (select count(*)::int from pg_trigger where tgenabled <> 'O') as sleeping,
         (select string_agg(last_value::text, ',' order by schemaname, sequencename) from pg_sequences
           where schemaname = 'public') as sequences`,
    );
    return { ...content, guards: guards[0] };
  } finally {
    await client.end();
  }
}

/** Rows by table. */
export type Tables = Record<string, Record<string, unknown>[]>;

export async function readTables(client: pg.Client): Promise<Tables> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const read = tables.map(
    ({ name }) =>
      `select '${name}' as name, (select coalesce(json_agg(t order by t::text), '[]') from "${name}" t) as rows`,
  );
  if (read.length === 0) return {};
  const { rows } = await client.query<{ name: string; rows: Tables[string] }>(read.join(' union all '));
  return Object.fromEntries(rows.map((table) => [table.name, table.rows]));
}
