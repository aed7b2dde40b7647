import type { MissedSearchView, SynonymView } from '@ilaneer/contract/staff/content/search-words';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { deletePastMissedSearches } from './missed-searches-repository.ts';

const DAY_MS = 86_400_000;

let shop: TestShop;
let staff: TestStaff;
let clock = new Date('2026-11-30T10:00:00Z');
beforeAll(async () => {
  shop = await openTestShop({ now: () => clock });
  staff = await newTestStaff(shop, ['content.write']);
});
afterAll(() => shop.close());

const search = async (words: string) =>
  (await shop.call('GET', `/search?q=${encodeURIComponent(words)}`)).body as { total: number };

describe('searches without results (CATALOGUE-51)', () => {
  beforeEach(async () => {
    await shop.deps.missedSearches.flush();
    await shop.db.execute(sql`delete from missed_searches`);
  });

  const note = (words: string, address: string) => shop.deps.missedSearches.note(words, address);
  const missed = async () => {
    await shop.deps.missedSearches.flush();
    return (await staff.call('GET', '/missed-searches')).body.searches as MissedSearchView[];
  };

  it('are counted by their words, those of the panel and of a list, if neither goods nor help were found', async () => {
    await search('  LAPTOP ');
    await search('tender coconut');
    await search('return policy');
    await search('notbook');
    await shop.call('GET', '/product-cards?q=pizza');
    await shop.call('GET', '/product-cards?q=burger&color=Red');
    // The list that the search box leads to.
    await shop.call('GET', '/product-cards?q=kettle&scope=merchandise');
    expect(await missed()).toEqual([
      { words: 'kettle', count: 1, lastDay: '2026-11-30' },
      { words: 'laptop', count: 1, lastDay: '2026-11-30' },
      { words: 'pizza', count: 1, lastDay: '2026-11-30' },
    ]);
  });

  it('are counted whole and once while someone types', async () => {
    for (const typed of ['lap', 'lapt', 'laptop', 'laptop bag', 'laptop', 'phone']) note(typed, '10.0.0.1');
    note('laptop', '10.0.0.2');
    expect((await missed()).map(({ words, count }) => [words, count])).toEqual([
      ['laptop', 1],
      ['laptop bag', 1],
      ['phone', 1],
    ]);
  });

  it('of pages are whole, with all that is typed before and after', async () => {
    const visit = (words: string) => shop.deps.missedSearches.note(words, '10.0.0.1', { isWhole: true });
    note('gh', '10.0.0.1');
    note('ghee', '10.0.0.1');
    visit('ghee');
    note('ghee r', '10.0.0.1');
    visit('ghee rice');
    visit('ghee');
    visit('gh');
    expect((await missed()).map(({ words, count }) => [words, count])).toEqual([
      ['gh', 1],
      ['ghee', 1],
      ['ghee rice', 1],
    ]);
  });

  it('add up over flushes, nodes and days, most frequent first, for 30 days', async () => {
    const from = async (day: string, words: string, times: number) => {
      clock = new Date(`${day}T10:00:00Z`);
      for (let time = 0; time < times; time += 1) note(words, `10.0.1.${time}`);
      await shop.deps.missedSearches.flush();
    };
    await from('2026-10-31', 'too old', 9);
    await from('2026-11-01', 'coffee', 2);
    await from('2026-11-30', 'coffee', 1);
    await from('2026-11-30', 'coffee', 1);
    await from('2026-11-30', 'tea', 3);
    expect(await missed()).toEqual([
      { words: 'coffee', count: 4, lastDay: '2026-11-30' },
      { words: 'tea', count: 3, lastDay: '2026-11-30' },
    ]);
  });

  it('hold no number of a person and no mail address', async () => {
    for (const words of ['98765 43210', 'asha@mail.example', 'order 1234567', 'kettle']) await search(words);
    expect((await missed()).map(({ words }) => words)).toEqual(['kettle']);
    const stored = sql`insert into missed_searches (day, words, count) values ('2026-11-30', '9876543210', 1)`;
    await expect(shop.db.execute(stored)).rejects.toThrow();
  });

  it('are few of one network, and few in all a day', async () => {
    for (let at = 0; at < 500; at += 1) note(`flood ${at} x`, '10.0.0.9');
    expect(await missed()).toHaveLength(10);
    for (let at = 0; at < 2_500; at += 1) note(`word ${at} x`, `10.1.${at >> 8}.${at & 255}`);
    await shop.deps.missedSearches.flush();
    const stored = async () => {
      const { rows } = await shop.db.execute<{ count: number }>(
        sql`select count(*)::int as count from missed_searches`,
      );
      return rows[0]?.count;
    };
    expect(await stored()).toBe(2_000);
    for (let at = 0; at < 20; at += 1) note(`others ${at} x`, `10.2.0.${at}`);
    await shop.deps.missedSearches.flush();
    expect(await stored()).toBe(2_000);
  });

  it('are deleted after 90 days', async () => {
    note('kettle', '10.0.0.1');
    await shop.deps.missedSearches.flush();
    const left = async (days: number) => {
      await deletePastMissedSearches(shop.db, new Date(clock.getTime() + days * DAY_MS));
      return (await missed()).length;
    };
    expect(await left(90)).toBe(1);
    expect(await left(91)).toBe(0);
  });
});

describe('synonyms in the hands of staff (CONTENT-39)', () => {
  const list = async () => (await staff.call('GET', '/search-synonyms')).body.synonyms as SynonymView[];
  const add = (term: string, meaning: string) =>
    staff.call('POST', '/search-synonyms', { body: { term, meaning } });

  it('are added, changed and deleted, in the search at once', async () => {
    expect(await search('thorthu')).toMatchObject({ total: 0 });
    const added = await add('  Thorthu! ', 'Tote');
    expect(added).toMatchObject({ status: 201, body: { synonyms: [{ term: 'thorthu', meaning: 'tote' }] } });
    const [synonym] = added.body.synonyms as [SynonymView];
    expect(await list()).toContainEqual(synonym);
    expect((await search('thorthu')).total).toBeGreaterThan(0);
    const changed = await staff.call('PUT', `/search-synonyms/${synonym.id}`, {
      version: synonym.version,
      body: { term: 'mundu', meaning: 'tote' },
    });
    expect(changed.status).toBe(200);
    expect(await search('thorthu')).toMatchObject({ total: 0 });
    expect((await search('mundu')).total).toBeGreaterThan(0);
    const { version } = changed.body.synonym as SynonymView;
    await staff.call('DELETE', `/search-synonyms/${synonym.id}`, { version });
    expect(await search('mundu')).toMatchObject({ total: 0 });
  });

  it('with commas are several, each searched by itself; known ones are skipped (CATALOGUE-41)', async () => {
    await add('potli', 'tote');
    const added = await add('potli, jhola bag;thaila', 'tote');
    const made = added.body.synonyms as SynonymView[];
    expect(made.map(({ term }) => term)).toEqual(['jhola bag', 'thaila']);
    for (const words of ['potli', 'jhola bag', 'thaila'])
      expect((await search(words)).total).toBeGreaterThan(0);
    expect(await add('potli, thaila', 'tote')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'term' }] },
    });
    const [{ id, version }] = made as [SynonymView];
    const body = { term: 'jhola, sanchi', meaning: 'tote' };
    expect(await staff.call('PUT', `/search-synonyms/${id}`, { version, body })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'term' }] },
    });
  });

  it('reach every other node', async () => {
    const other = await openTestShop({ beside: shop, hasSubscription: true });
    const total = async () => (await other.call('GET', '/search?q=xylophone')).body.total as number;
    expect(await total()).toBe(0);
    await add('xylophone', 'bowl');
    await expect.poll(total, { timeout: 1_000, interval: 50 }).toBeGreaterThan(0);
    await other.close();
  });

  it.each([
    ['term', '!!', 'tote'],
    ['term', ', ;', 'tote'],
    ['term', 'jute, one two three four five', 'tote'],
    ['term', 'one two three four five', 'tote'],
    ['term', 'tote', 'Tote'],
    ['meaning', 'jute', '  '],
    ['term', 'karikku', 'tender coconut'],
  ])('name %s when it is wrong: %s means %s', async (field, term, meaning) => {
    const before = await list();
    expect(await add(term, meaning)).toMatchObject({
      status: 400,
      body: { fields: [expect.objectContaining({ field })] },
    });
    expect(await list()).toEqual(before);
  });

  it('are not changed into another one that exists', async () => {
    const [{ id, version }] = (await add('jhola', 'tote')).body.synonyms as [SynonymView];
    const body = { term: 'karikku', meaning: 'tender coconut' };
    expect(await staff.call('PUT', `/search-synonyms/${id}`, { version, body })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'term' }] },
    });
  });
});
