import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillAsOf } from '../../testing/database-at.ts';
import { REFUSED_OF_ACTORS } from '../../testing/refused/of-actors.ts';
import { REFUSED_OF_BOOKS } from '../../testing/refused/of-books.ts';
import { REFUSED_OF_GOODS } from '../../testing/refused/of-goods.ts';
import { REFUSED_OF_MONEY } from '../../testing/refused/of-money.ts';
import { REFUSED_OF_ORDERS } from '../../testing/refused/of-orders.ts';
import { REFUSED_OF_PEOPLE } from '../../testing/refused/of-people.ts';
import { emptyTestDatabase } from '../../testing/test-database.ts';
import { migrationTags } from './migrate.ts';

const REFUSED = [
  ...REFUSED_OF_GOODS,
  ...REFUSED_OF_ORDERS,
  ...REFUSED_OF_MONEY,
  ...REFUSED_OF_ACTORS,
  ...REFUSED_OF_PEOPLE,
  ...REFUSED_OF_BOOKS,
];

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

  it.each(REFUSED)('%s', async (_, constraint, statement) => {
    await expect(client.query(statement)).rejects.toMatchObject({ constraint });
  });
});
