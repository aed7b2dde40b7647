import pg from 'pg';
import { DATABASE, passwordOfRole, ROLE } from './server-address.ts';

const LIMITS = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/** Earlier versions ran as administrator: an injected statement could have read files and run programs. */
export async function ensureOwnDatabase(
  admin: pg.Client,
  adminPassword: string,
  addressOfDatabase: string,
): Promise<void> {
  // A failing statement is logged, and this one contains the password.
  await admin.query('SET log_min_error_statement = panic');
  const { rowCount: roles } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ROLE]);
  const verb = roles === 0 ? 'CREATE' : 'ALTER';
  await admin.query(`${verb} ROLE ${ROLE} ${LIMITS} PASSWORD '${passwordOfRole(adminPassword)}'`);
  await admin.query('RESET log_min_error_statement');

  const { rowCount: databases } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    DATABASE,
  ]);
  if (databases === 0) await admin.query(`CREATE DATABASE ${DATABASE} OWNER ${ROLE}`);
  else await giveToRole(addressOfDatabase);
}

async function giveToRole(addressOfDatabase: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOfDatabase });
  await client.connect();
  try {
    const { rows } = await client.query<{ thing: string }>(THINGS_OF_OTHERS, [ROLE]);
    const statements = rows.map(({ thing }) => `ALTER ${thing} OWNER TO ${ROLE}`);
    await client.query(['BEGIN', ...statements, 'COMMIT'].join(';\n'));
  } finally {
    await client.end();
  }
}

/** Objects not owned by the role, except PostgreSQL's and extensions'. */
const THINGS_OF_OTHERS = `
  WITH shop AS (
    SELECT oid FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
  ), of_extensions AS (
    SELECT classid, objid FROM pg_depend WHERE deptype = 'e'
  ), owner AS (
    SELECT oid FROM pg_roles WHERE rolname = $1
  )
  SELECT format('DATABASE %I', datname) AS thing FROM pg_database
  WHERE datname = current_database() AND datdba <> (SELECT oid FROM owner)
  UNION ALL
  SELECT format('SCHEMA %I', nspname) FROM pg_namespace
  WHERE oid IN (SELECT oid FROM shop) AND nspname <> 'public' AND nspowner <> (SELECT oid FROM owner)
  UNION ALL
  SELECT format(
    '%s %s',
    CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
    oid::regclass
  ) FROM pg_class
  WHERE relnamespace IN (SELECT oid FROM shop) AND relkind IN ('r', 'p', 'v', 'm', 'S')
    AND relowner <> (SELECT oid FROM owner)
    AND ('pg_class'::regclass, oid) NOT IN (SELECT classid, objid FROM of_extensions)
    -- A column's sequence goes with its table.
    AND NOT (relkind = 'S' AND EXISTS (
      SELECT 1 FROM pg_depend
      WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype IN ('a', 'i')
        AND refclassid = 'pg_class'::regclass
    ))
  UNION ALL
  SELECT format('TYPE %s', oid::regtype) FROM pg_type
  WHERE typnamespace IN (SELECT oid FROM shop) AND typtype IN ('e', 'd', 'r')
    AND typowner <> (SELECT oid FROM owner)
    AND ('pg_type'::regclass, oid) NOT IN (SELECT classid, objid FROM of_extensions)
  UNION ALL
  SELECT format('ROUTINE %s', oid::regprocedure) FROM pg_proc
  WHERE pronamespace IN (SELECT oid FROM shop) AND proowner <> (SELECT oid FROM owner)
    AND ('pg_proc'::regclass, oid) NOT IN (SELECT classid, objid FROM of_extensions)`;
