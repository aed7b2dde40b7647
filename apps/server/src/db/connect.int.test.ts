import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { transactAll } from './transact.ts';

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
