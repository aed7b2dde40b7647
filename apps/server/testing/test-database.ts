import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, connect } from '../src/db/connect.ts';

export type TestDatabase = Connection & { readonly url: string; drop(): Promise<void> };

export async function cloneTestDatabase(maxConnections?: number): Promise<TestDatabase> {
  const { url, drop } = await createDatabase('template shop_template');
  const connection = connect(url, () => undefined, maxConnections);
  return {
    ...connection,
    url,
    drop: async () => {
      await connection.close();
      await drop();
    },
  };
}

export function emptyTestDatabase(): Promise<Pick<TestDatabase, 'url' | 'drop'>> {
  return createDatabase('template template0');
}

/** Of a database without connections. */
export function copyTestDatabase({
  url,
}: Pick<TestDatabase, 'url'>): Promise<Pick<TestDatabase, 'url' | 'drop'>> {
  return createDatabase(`template ${new URL(url).pathname.slice(1)}`);
}

async function createDatabase(from: string): Promise<Pick<TestDatabase, 'url' | 'drop'>> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(template, `create database ${name} ${from} strategy file_copy`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(template, `drop database ${name} with (force)`) };
}

async function onServer(template: URL, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    // Templates allow one copy at a time.
    await client.query('select pg_advisory_lock(4826003)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
