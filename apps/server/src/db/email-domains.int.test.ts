import { isEmail } from '@ilaneer/domain/account/email';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillAsOf } from '../../testing/database-at.ts';
import { emptyTestDatabase } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

const LETTERS = 'abz-3éüñøжאकषिमेളനംൻ漢字';
const names = fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 10 });
const labels = fc.array(
  names.map((name) => name.join('')),
  { minLength: 2, maxLength: 3 },
);
// Domains unknown to DNS are kept as they were typed.
const isReplaced = (email: string) => isEmail(email) && typedEmail(email) !== email;
const replacedDomains = labels
  .map((all) => all.join('.').normalize('NFC'))
  .filter((domain) => isReplaced(`a@${domain}`));

describe('addresses that a release before stored with a domain in Unicode (ACCOUNT-4)', () => {
  let database: Awaited<ReturnType<typeof emptyTestDatabase>>;
  let client: pg.Client;
  beforeAll(async () => {
    database = await emptyTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await fillAsOf(client, '0090_keyed_audit_log');
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('are stored as they are looked up from now on; where both spellings are there, each keeps its row', async () => {
    const stored = fc.sample(replacedDomains, 120).map((domain, index) => `asha.${index}@${domain}`);
    const twice = ['twice@caf\u00e9.example', 'twice@xn--caf-dma.example'];
    await client.query(
      `insert into newsletter_subscriptions
       select (jsonb_populate_record(s, jsonb_build_object('id', 'of ' || given, 'email', given))).*
       from newsletter_subscriptions s, unnest($1::text[]) as given
       where s.id = (select min(id) from newsletter_subscriptions)`,
      [[...stored, ...twice, 'plain@example.in']],
    );
    await client.query(`update staff_members set email = 'meera@मेल.भारत'`);
    await migrate(database.url);
    const { rows } = await client.query<{ id: string; email: string }>(
      `select id, email from newsletter_subscriptions where id like 'of %'`,
    );
    const now = new Map(rows.map(({ id, email }) => [id.slice(3), email]));
    expect(stored.map((email) => now.get(email))).toEqual(stored.map(typedEmail));
    expect([...twice, 'plain@example.in'].map((email) => now.get(email))).toEqual([
      ...twice,
      'plain@example.in',
    ]);
    const { rows: staff } = await client.query('select email from staff_members');
    expect(staff).toEqual([{ email: typedEmail('meera@मेल.भारत') }]);
  });
});
