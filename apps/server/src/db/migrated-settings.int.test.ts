import { afterAll, describe, expect, it } from 'vitest';
import { TEST_SETTINGS } from '../../testing/content-dir.ts';
import { risingDatabase } from '../../testing/database-at.ts';
import { readTables } from '../../testing/database-content.ts';
import { migrate } from './migrate.ts';

describe('migrations on the settings of an earlier release', () => {
  const { withDataOf, drop } = risingDatabase();
  afterAll(() => drop());

  it('keep the brand texts in the current columns, and a shop with sales open', async () => {
    await withDataOf('0040_many_products', async (client, url) => {
      await client.query(`
        update settings set value = value || '{"profiles": ["https://www.instagram.com/palm", "https://x.com/palm"]}';
        insert into settings (key, value, created_at, updated_at)
        values ('support', '{"email": "care@palmgrove.in"}', now(), now());
        insert into pages (slug, title, body, updated_on, created_at, updated_at)
        values ('refund-policy', 'Refunds', 'Within 7 days.', '2026-01-01', now(), now())
        on conflict (slug) do update set title = excluded.title, body = excluded.body`);
      await migrate(url);
      const { settings = [], policy_versions: versions } = await readTables(client);
      const saidOf = (key: string) => settings.find((row) => row.key === key)?.value;
      expect(saidOf('brand')).toEqual({
        name: 'Palm Grove',
        description: 'Coconuts',
        ...{ localName: '', malayalamName: '' },
        tagline: '',
        linkedin: '',
        facebook: '',
        instagram: 'https://www.instagram.com/palm',
        youtube: '',
      });
      expect(saidOf('support')).toMatchObject({ email: 'care@palmgrove.in', hours: [] });
      expect(saidOf('opening')).toMatchObject({ openedAt: expect.stringMatching(/^20..-..-..T.*Z$/) });
      expect(versions).toEqual([
        expect.objectContaining({ slug: 'refund-policy', number: 1, words: 'Within 7 days.', shown: true }),
      ]);
    });
  });

  it.each([
    ['keep the texts that its pages had, in a shop that was open', '2026-11-01T06:30:00.000Z', 1],
    ['give a shop that was not open no texts of the sample', null, 0],
  ])('%s (SETTING-20)', async (_, openedAt, texts) => {
    await withDataOf('0094_faq_versions', async (client, url) => {
      await client.query(
        `insert into settings (key, value, created_at, updated_at) values ('opening', $1, now(), now())
         on conflict (key) do update set value = excluded.value`,
        [{ catalogue: 'empty', openedAt }],
      );
      await migrate(url);
      const { settings = [] } = await readTables(client);
      const found = settings.filter(({ key }) => key === 'texts').map(({ value }) => value);
      expect(found).toEqual(Array(texts).fill({ ...TEST_SETTINGS.texts, processSteps: expect.any(Array) }));
    });
  });

  it('keep the name in another script, for the release before too (SETTING-23)', async () => {
    await withDataOf('0105_quotes_and_mailboxes', async (client, url) => {
      const earlier = {
        ...TEST_SETTINGS.brand,
        name: 'Malabar',
        malayalamName: 'മലബാർ',
        localName: undefined,
      };
      await client.query(
        `insert into settings (key, value, created_at, updated_at) values ('brand', $1, now(), now())
         on conflict (key) do update set value = excluded.value`,
        [earlier],
      );
      const stored = async () => {
        const { rows } = await client.query(`select value, version from settings where key = 'brand'`);
        return rows[0] as { value: object; version: number };
      };
      const { version } = await stored();
      await migrate(url);
      expect(await stored()).toEqual({
        value: { ...TEST_SETTINGS.brand, name: 'Malabar', malayalamName: 'മലബാർ', localName: 'മലബാർ' },
        version,
      });
    });
  });
});
