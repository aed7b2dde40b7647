import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DistantDatabase, distantTestDatabase } from '../../testing/servers/database-behind-proxy.ts';
import { cloneTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listen } from './announcements.ts';
import { connect, type Database } from './connect.ts';
import { transactAll } from './transact.ts';
import { isUnavailable } from './unavailable.ts';

describe('a connection that breaks', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneTestDatabase();
  });
  afterAll(() => database.drop());

  it('fails the transaction that has it, between two statements too, and nothing else', async () => {
    const { db } = database;
    const lost = transactAll(db, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const { $client: client } = tx;
      if (client instanceof pg.Pool) throw new Error('the transaction has no connection of its own');
      const ended = new Promise<void>((settle) => client.once('end', settle));
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await ended;
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});

describe('a server that gives way to another', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await cloneTestDatabase(3);
    await database.db.execute(sql`create table notes (text text)`);
  });
  afterEach(() => database.drop());

  const setReadOnly = (isOn: boolean) =>
    database.db.execute(
      sql.raw(
        `alter database ${new URL(database.url).pathname.slice(1)} set default_transaction_read_only = ${isOn}`,
      ),
    );

  it('is not used while it only reads', async () => {
    await setReadOnly(true);
    const late = connect(database.url, () => undefined);
    await expect(late.db.execute(sql`select 1`)).rejects.toMatchObject({ cause: { code: '25006' } });
    await database.db.execute(sql`set default_transaction_read_only = off`);
    await setReadOnly(false);
    expect((await late.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await late.close();
  });

  it('loses every connection that leads to it with the first write that it refuses', async () => {
    const { pool } = database;
    const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
    for (const client of clients) {
      await client.query('set session characteristics as transaction read only');
      client.release();
    }
    const note = () => transactAll(database.db, (tx) => tx.execute(sql`insert into notes values ('one')`));
    await expect(note()).rejects.toMatchObject({ cause: { code: '25006' } });
    await Promise.all([note(), note(), note()]);
    expect((await database.db.execute(sql`select count(*)::int as count from notes`)).rows).toEqual([
      { count: 3 },
    ]);
  });
});

describe('a network that breaks', () => {
  let database: DistantDatabase;
  beforeEach(async () => {
    database = await distantTestDatabase(2);
    await database.db.execute(sql`create table notes (text text)`);
  });
  afterEach(() => database.drop());

  const note = (text: string) => (tx: Database) => tx.execute(sql`insert into notes values (${text})`);
  const notes = async () =>
    (await database.direct.db.execute<{ text: string }>(sql`select text from notes`)).rows.map(
      ({ text }) => text,
    );

  it('unnoticed while nothing is asked costs no transaction: it begins on another connection', async () => {
    await transactAll(database.db, note('before'));
    database.proxy.forget();
    await transactAll(database.db, note('after'));
    expect(await notes()).toEqual(['before', 'after']);
  });

  it('in the middle of a transaction fails it, and nothing of it is done twice', async () => {
    let runs = 0;
    const broken = transactAll(database.db, async (tx) => {
      runs += 1;
      await note('lost')(tx);
      database.proxy.forget();
      await note('never')(tx);
    });
    await expect(broken).rejects.toSatisfy(isUnavailable);
    expect(runs).toBe(1);
    expect(await notes()).toEqual([]);
  });

  it('lets listeners resubscribe and catch up on missed notifications', async () => {
    const heard: string[] = [];
    const tell = (what: string) => () => heard.push(what);
    const listener = await listen(database.url, {
      on: {
        catalogue_changed: tell('catalogue'),
        content_changed: tell('content'),
        settings_changed: tell('settings'),
        stores_changed: tell('stores'),
        keys_changed: () => undefined,
        session_revoked: tell('session'),
        staff_changed: tell('staff'),
      },
      onGap: tell('gap'),
      onError: () => undefined,
    });
    // The listener is silent: only polling detects the loss.
    database.proxy.forget();
    await expect.poll(() => heard, { timeout: 30_000 }).toEqual(['gap']);
    await database.direct.db.execute(sql`select pg_notify('stores_changed', '')`);
    await expect.poll(() => heard, { timeout: 30_000 }).toEqual(['gap', 'stores']);
    await listener.close();
  });
});
