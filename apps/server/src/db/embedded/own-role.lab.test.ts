import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { adminAddress, dataFolders, query, start } from './testing/data-folders.ts';

const { newFolder, cleanUp } = dataFolders();
afterEach(cleanUp);

const OWNERS = `
  SELECT DISTINCT owner FROM (
    SELECT pg_get_userbyid(relowner) AS owner FROM pg_class
      WHERE relnamespace::regnamespace::text IN ('public', 'drizzle', 'other') AND relkind <> 'c'
    UNION ALL SELECT pg_get_userbyid(nspowner) FROM pg_namespace WHERE nspname IN ('drizzle', 'other')
    UNION ALL SELECT pg_get_userbyid(proowner) FROM pg_proc p
      WHERE pronamespace::regnamespace::text IN ('public', 'other')
        AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
    UNION ALL SELECT pg_get_userbyid(typowner) FROM pg_type WHERE typnamespace::regnamespace::text = 'other'
    UNION ALL SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database()
  ) AS owners`;

describe('the role that the shop connects as', () => {
  it('owns its database and has no power over the server', async () => {
    const server = await start(await newFolder());
    const url = server.connectionString;
    await migrate(url);
    expect(
      await query(
        url,
        `SELECT rolname::text, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
         FROM pg_roles WHERE rolname = current_user`,
      ),
    ).toEqual([['ilaneer', false, false, false, false, false]]);
    expect(await query(url, OWNERS)).toEqual([['ilaneer']]);
    for (const statement of [
      `COPY (SELECT 1) TO PROGRAM 'true'`,
      `SELECT pg_read_file('postgresql.conf')`,
      `ALTER SYSTEM SET fsync = off`,
      `CREATE ROLE another SUPERUSER`,
      `CREATE DATABASE another`,
      `ALTER ROLE ilaneer SUPERUSER`,
      `SET ROLE postgres`,
    ]) {
      await expect(query(url, statement)).rejects.toThrow(/denied|permission|superuser/);
    }
    await server.stop();
  });

  it("is given what an earlier version made as the server's administrator", async () => {
    const dataDir = await newFolder();
    const before = await start(dataDir);
    const admin = await adminAddress(dataDir, before);
    await migrate(admin);
    const client = new pg.Client({ connectionString: admin });
    await client.connect();
    await client.query(`
      ALTER DATABASE ilaneer OWNER TO postgres;
      CREATE SCHEMA other;
      CREATE TYPE other.state AS ENUM ('new', 'old');
      CREATE TABLE other.job (id serial, state other.state, made date) PARTITION BY LIST (state);
      CREATE TABLE other."Job new" PARTITION OF other.job FOR VALUES IN ('new');
      CREATE VIEW other.jobs AS SELECT * FROM other.job;
      CREATE FUNCTION other.count(what other.state) RETURNS bigint LANGUAGE sql
        AS 'SELECT count(*) FROM other.job WHERE state = what';`);
    await client.query(`INSERT INTO users (id, name, email, created_at, updated_at)
      VALUES ('u1', 'Asha', 'asha@mail.example', now(), now())`);
    await client.end();
    expect(await query(admin, OWNERS)).toEqual([['postgres']]);
    await before.stop();

    const after = await start(dataDir);
    const url = after.connectionString;
    expect(await query(url, OWNERS)).toEqual([['ilaneer']]);
    expect(await query(url, 'SELECT name FROM users')).toEqual([['Asha']]);
    await migrate(url);
    await query(url, `ALTER TABLE users ADD COLUMN later text`);
    await query(url, `DROP SCHEMA other CASCADE`);
    await after.stop();
  });
});
