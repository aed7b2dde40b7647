import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_DIR, TEST_BRAND } from '../../../testing/content-dir.ts';
import { emptyCatalogue } from '../../../testing/empty-catalogue.ts';
import { SAMPLE_DEPS } from '../../../testing/sample-deps.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { transactAll } from '../../db/transact.ts';
import { readHsnRates } from '../../modules/tax-rate/tax-rate.ts';
import { readSampleCatalogue } from './content-files.ts';
import { loadSampleCatalogue, loadSampleShop } from './load-sample-shop.ts';
import type { SampleDeps } from './sample-deps.ts';

const shop = await openTestShop();
const HSN_RATES = await readHsnRates(CONTENT_DIR);
afterAll(() => shop.close());

const load = async (contentDir = CONTENT_DIR, deps: SampleDeps = SAMPLE_DEPS) =>
  transactAll(shop.db, (tx) => {
    const sample = { contentDir, foodLicence: TEST_BRAND.seller.fssai, hasBatches: true };
    return loadSampleCatalogue(tx, deps, sample);
  });
const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await shop.db.execute<Row>(query)).rows;

describe('the sample catalogue, loaded as staff would write it', () => {
  beforeEach(() => emptyCatalogue(shop.db));

  it.each([
    ['the flat rate', null],
    ['rates by HSN', HSN_RATES],
  ])('is whole by the rules of publishing at %s', async (_, rates) => {
    expect(await load(CONTENT_DIR, { ...SAMPLE_DEPS, hsnRates: () => rates })).toBe(true);
    const { products, categories } = await readSampleCatalogue(CONTENT_DIR);
    expect(await shop.db.$count(sql`categories`)).toBe(categories.length);
    const found = await rowsOf<{ id: string; createdAt: string; missing: string[] }>(sql`
      select p.id, to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD') as "createdAt", c.missing
      from products p join product_checks c on c.product_id = p.id where p.state = 'published' and p.active order by p.id`);
    expect(found).toEqual(
      products
        .map(({ id, createdAt }) => ({ id, createdAt: createdAt.slice(0, 10), missing: [] }))
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
    );
  });

  it('has every unit by a receipt, and its food in batches that may be sold', async () => {
    await load();
    const { products } = await readSampleCatalogue(CONTENT_DIR);
    const wanted = products.flatMap(({ variants }) => variants.map(({ id, stock }) => ({ id, stock })));
    const stored = await rowsOf<{ id: string; stock: number }>(sql`select id, stock from product_variants`);
    expect(new Map(stored.map(({ id, stock }) => [id, stock]))).toEqual(
      new Map(wanted.map(({ id, stock }) => [id, stock])),
    );
    expect(
      await rowsOf(
        sql`select distinct kind, actor_kind, actor_id from stock_movements where happened_at = ${SAMPLE_DEPS.now()} and variant_id in (select id from product_variants) and receipt_id is not null`,
      ),
    ).toEqual([{ kind: 'receive', actor_kind: 'system', actor_id: 'shop' }]);
    expect(
      await rowsOf(sql`
        select v.id from product_variants v join products p on p.id = v.product_id and not p.merchandise
        where v.on_hand <> coalesce((select sum(on_hand) from batches b where b.variant_id = v.id and b.held = 0), 0)`),
    ).toEqual([]);
  });

  it('leaves food a draft where the seller has no licence yet', async () => {
    await transactAll(shop.db, (tx) => {
      const sample = { contentDir: CONTENT_DIR, foodLicence: '', hasBatches: true };
      return loadSampleCatalogue(tx, SAMPLE_DEPS, sample);
    });
    expect(await rowsOf(sql`select distinct merchandise, state from products order by 1`)).toEqual([
      { merchandise: false, state: 'draft' },
      { merchandise: true, state: 'published' },
    ]);
  });

  it('is left alone where there is a catalogue', async () => {
    await load();
    expect(await load()).toBe(false);
  });

  it('is refused in words where staff could not have published it either, and then nothing of it is there', async () => {
    const contentDir = await mkdtemp(join(tmpdir(), 'ilaneer-sample-'));
    await cp(CONTENT_DIR, contentDir, { recursive: true });
    const file = join(contentDir, 'catalogue', 'products', 'market-tote.json');
    const tote = JSON.parse(await readFile(file, 'utf8'));
    const [first, ...others] = tote.variants;
    const variants = [{ ...first, mrpPaise: first.pricePaise }, ...others];
    await writeFile(file, JSON.stringify({ ...tote, variants }));
    await expect(load(contentDir)).rejects.toThrow(
      /^the sample's products \(market-tote\) are refused: variants\.0\.prices\..*MRP/,
    );
    expect(await shop.db.$count(sql`categories`)).toBe(0);
    await rm(contentDir, { recursive: true });
  });
});

describe("further content of the sample shop, loaded by the staff's rules", () => {
  const sampleIn = (contentDir: string) => ({
    contentDir,
    foodLicence: TEST_BRAND.seller.fssai,
    hasBatches: true,
  });
  const counts = () =>
    rowsOf<Record<string, number>>(sql`select
      (select count(*)::int from coupons) as coupons, (select count(*)::int from stores) as stores,
      (select count(*)::int from search_synonyms) as synonyms, (select count(*)::int from faqs) as faqs,
      (select count(*)::int from blog_posts) as articles, (select count(*)::int from banners) as banners,
      (select count(*)::int from pages) as pages`);
  beforeEach(async () => {
    await emptyCatalogue(shop.db);
    for (const table of ['coupons', 'stores', 'search_synonyms', 'faqs', 'faq_categories', 'blog_posts']) {
      await shop.db.execute(sql`delete from ${sql.identifier(table)}`);
    }
    await shop.db.execute(sql`delete from blog_authors`);
    await shop.db.execute(sql`delete from pages`);
    // Resets the append-only policies.
    await shop.db.execute(sql`alter table policy_versions disable trigger user`);
    await shop.db.execute(sql`delete from policy_versions`);
    await shop.db.execute(sql`alter table policy_versions enable trigger user`);
  });

  it('is all there, and once', async () => {
    expect(await loadSampleShop(shop.db, SAMPLE_DEPS, sampleIn(CONTENT_DIR))).toBe(true);
    const loaded = await counts();
    for (const [what, count] of Object.entries(loaded[0] ?? {})) expect(count, what).toBeGreaterThan(2);
    expect(await loadSampleShop(shop.db, SAMPLE_DEPS, sampleIn(CONTENT_DIR))).toBe(false);
    expect(await counts()).toEqual(loaded);
  });

  it.each([
    ['coupons.json', 'coupons (ILANEER10) are refused: description', { description: ' ' }],
    ['stores.json', 'stores (MLP) are refused: email', { email: 'nobody' }],
    ['banners.json', 'banners (tender-water) are refused: link', { link: '//elsewhere.example' }],
    ['search-synonyms.json', 'synonyms (tender coconut) are refused: terms.0', { terms: ['!'] }],
    ['faqs.json', 'are refused: faqs.0.question', { faqs: [{ id: 'q', question: ' ', answer: 'It is.' }] }],
  ])('stops in words where %s holds what staff could not write', async (name, words, change) => {
    const contentDir = await mkdtemp(join(tmpdir(), 'ilaneer-sample-'));
    await cp(CONTENT_DIR, contentDir, { recursive: true });
    const file = join(contentDir, name);
    const [first, ...others] = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify([{ ...first, ...change }, ...others]));
    await expect(loadSampleShop(shop.db, SAMPLE_DEPS, sampleIn(contentDir))).rejects.toThrow(words);
    expect(await counts()).toMatchObject([{ coupons: 0, stores: 0, synonyms: 0, faqs: 0 }]);
    await rm(contentDir, { recursive: true });
  });
});
