import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillAsOf, migrationTags } from '../testing/database-at.ts';
import { REFUSED_OF_PEOPLE } from '../testing/refused/of-people.ts';
import { REFUSED_OF_TRADE } from '../testing/refused/of-trade.ts';
import { emptyTestDatabase } from '../testing/test-database.ts';

describe('the database itself refuses', () => {
  let database: Awaited<ReturnType<typeof emptyTestDatabase>>;
  let client: pg.Client;
  beforeAll(async () => {
    database = await emptyTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await fillAsOf(client, (await migrationTags()).at(-1) ?? '');
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it.each([...REFUSED_OF_TRADE, ...REFUSED_OF_PEOPLE])('%s', async (_, constraint, statement) => {
    await expect(client.query(statement)).rejects.toMatchObject({ constraint });
  });
});
