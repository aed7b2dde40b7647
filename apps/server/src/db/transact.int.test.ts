import { err, ok } from '@ilaneer/domain/result';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cloneTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, withoutTimeLimit } from './connect.ts';
import { onOneConnection, pipeline, transactAll, transactFrom } from './transact.ts';

describe('a transaction', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    // One connection: the next transaction meets any leftovers.
    database = await cloneTestDatabase(1);
    await database.db.execute(sql`create table notes (text text primary key)`);
  });
  afterAll(() => database.drop());

  const note = (tx: Database, text: string) => tx.$client.query('insert into notes values ($1)', [text]);
  const notes = async () =>
    (await database.db.execute<{ text: string }>(sql`select text from notes order by text`)).rows.map(
      ({ text }) => text,
    );

  it('has no time limit while it reads whole ledgers', async () => {
    const limits = await transactAll(database.db, async (tx) => {
      const sent = vi.spyOn(tx.$client, 'query');
      const { rows } = await withoutTimeLimit(tx, (unlimited) =>
        unlimited.execute(sql`show statement_timeout`),
      );
      const { query_timeout: silenceMs } = Object(sent.mock.lastCall?.[0]);
      sent.mockRestore();
      return { rows, silenceMs };
    });
    expect(limits).toEqual({ rows: [{ statement_timeout: '0' }], silenceMs: 86_400_000 });
    const afterwards = await database.db.execute(sql`show statement_timeout`);
    expect(afterwards.rows).toEqual([{ statement_timeout: '15s' }]);
  });

  it('begins with its caller and rolls back as a whole when refused', async () => {
    const one = (tx: Database) => tx.execute<{ txid: string }>(sql`select txid_current()::text as txid`);
    const refused = await transactFrom(database.db, one, async (tx, opened) => {
      expect((await one(tx)).rows).toEqual(opened.rows);
      await note(tx, 'refused');
      return err('no');
    });
    expect(refused).toEqual(err('no'));
    expect(await notes()).toEqual([]);
    const kept = await transactFrom(database.db, one, async (tx) => ok((await note(tx, 'kept')).rowCount));
    expect(kept).toEqual(ok(1));
    expect(await notes()).toEqual(['kept']);
  });

  it('does nothing when what opens it fails', async () => {
    const broken = (tx: Database) => tx.execute(sql`select 1 / 0`);
    const run = transactFrom(database.db, broken, async (tx) => ok(await note(tx, 'never')));
    await expect(run).rejects.toThrow();
    expect(await notes()).toEqual(['kept']);
  });

  it('sends statements together in their order, and none of them stays when one fails', async () => {
    const counted = await transactAll(database.db, async (tx) => {
      const first = note(tx, 'first');
      const count = tx.$client.query<{ count: number }>('select count(*)::int as count from notes');
      await pipeline(first, count, note(tx, 'third'));
      return (await count).rows;
    });
    expect(counted).toEqual([{ count: 2 }]);
    const slow = async (tx: Database) => {
      await tx.execute(sql`select pg_sleep(0.05)`);
      await note(tx, 'after the failure');
    };
    const failing = transactAll(database.db, (tx) =>
      pipeline(note(tx, 'fourth'), tx.execute(sql`select 1 / 0`), slow(tx)),
    );
    await expect(failing).rejects.toThrow();
    expect(await notes()).toEqual(['first', 'kept', 'third']);
  });
});

describe('reads on one connection', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneTestDatabase(2);
  });
  afterAll(() => database.drop());

  const pid = async (db: Database) =>
    (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;

  it('are of the same one, which is given back', async () => {
    const pids = await onOneConnection(database.db, (one) => Promise.all([pid(one), pid(one), pid(one)]));
    expect(new Set(pids).size).toBe(1);
    expect(pids).toContain(await pid(database.db));
  });

  it('that fail leave it usable, unless it broke', async () => {
    const before = await pid(database.db);
    await expect(onOneConnection(database.db, (one) => one.execute(sql`select 1 / 0`))).rejects.toThrow();
    expect(await pid(database.db)).toBe(before);
    const end = sql`select pg_terminate_backend(pg_backend_pid())`;
    await expect(onOneConnection(database.db, (one) => one.execute(end))).rejects.toThrow();
    expect(await pid(database.db)).not.toBe(before);
  });
});
