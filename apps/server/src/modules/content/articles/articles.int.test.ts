import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffArticleView } from '@ilaneer/contract/staff/content/articles';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import { type Answer, openTestShop, type TestShop } from '../../../../testing/test-shop.ts';

const MINUTE_MS = 60_000;
const BUILT = `<!doctype html>
<html lang="en-IN">
  <head><title>Shop</title><script>first()</script></head>
  <body><div id="root"></div></body>
</html>`;

describe('articles in the hands of staff (CONTENT-36 to CONTENT-38)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let clock = new Date();
  let form: Record<string, string>;
  let made = 0;
  const folder = mkdtempSync(join(tmpdir(), 'ilaneer-articles-'));
  const storefrontDir = join(folder, 'dist');
  beforeAll(async () => {
    for (const built of ['dist', 'dist-server']) mkdirSync(join(folder, built));
    writeFileSync(join(folder, 'dist-server', 'style-parts.json'), '[]');
    writeFileSync(join(storefrontDir, 'index.html'), BUILT);
    const drawPage = async ({ path }: { readonly path: string }) => ({ head: '', html: path, queries: [] });
    shop = await openTestShop({ now: () => clock, storefront: { storefrontDir, drawPage } });
    staff = await newTestStaff(shop, ['content.write']);
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    made += 1;
    form = {
      title: `Monsoon kitchen ${made}`,
      slug: `monsoon-kitchen-${made}`,
      category: 'Recipes',
      excerpt: 'What to cook while it rains.',
      body: `## Soup\n\n${'warm '.repeat(401)}`,
      cover: 'art/blog-01.svg',
      coverAlt: 'A pot',
      authorId: 'devika',
    };
  });

  const articleOf = ({ body }: Answer) => body.article as StaffArticleView;
  const make = async (change: object = {}) => {
    const answer = await staff.call('POST', '/articles', { body: { ...form, ...change } });
    expect(answer.status).toBe(201);
    return articleOf(answer);
  };
  const change = ({ id, version }: StaffArticleView, body: object) =>
    staff.call('PUT', `/articles/${id}`, { version, body: { ...form, ...body } });
  const move = ({ id, version }: StaffArticleView, isPublic: boolean, publishedAt: Date | null = null) =>
    staff.call('POST', `/articles/${id}/state`, { version, body: { isPublic, publishedAt } });
  const publish = async (article: StaffArticleView) => articleOf(await move(article, true));
  const read = (slug: string) => shop.call('GET', `/get-blog-post/${slug}`);
  const text = async (path: string) => (await shop.app.inject({ url: path })).body;
  const page = (slug: string) => shop.app.inject({ url: `/blog-details/${slug}` });
  const isSeen = async (slug: string) => {
    const list = (await shop.call('GET', '/get-blog-posts?limit=100')).body.blogPosts as { slug: string }[];
    return {
      list: list.some((one) => one.slug === slug),
      article: (await read(slug)).status === 200,
      page: (await page(slug)).statusCode === 200,
      inSitemap: (await text('/sitemap.xml')).includes(`/blog-details/${slug}<`),
      inFeed: (await text('/blog.rss')).includes(`/blog-details/${slug}<`),
      inSearch: JSON.stringify((await shop.call('GET', `/search?q=${slug}`)).body.help).includes(slug),
    };
  };
  const EVERYWHERE = { list: true, article: true, page: true, inSitemap: true, inFeed: true, inSearch: true };
  const NOWHERE = {
    list: false,
    article: false,
    page: false,
    inSitemap: false,
    inFeed: false,
    inSearch: false,
  };
  /** Sitemap and feed may be some seconds old. */
  const seen = (slug: string) => expect.poll(() => isSeen(slug), { timeout: 20_000, interval: 250 });

  it('begin as drafts, hidden from the shop, and are public everywhere once published', async () => {
    const draft = await make();
    expect(draft).toMatchObject({ state: 'draft', publishedAt: null, readMinutes: 3, formerSlugs: [] });
    expect(await isSeen(draft.slug)).toEqual(NOWHERE);
    const published = await publish(draft);
    expect(published).toMatchObject({ state: 'published', publishedAt: clock.toISOString() });
    await seen(draft.slug).toEqual(EVERYWHERE);
    const hidden = articleOf(await move(published, false, clock));
    expect(hidden).toMatchObject({ state: 'draft', publishedAt: clock.toISOString() });
    await seen(draft.slug).toEqual(NOWHERE);
  });

  it('appear by themselves at their moment, on every node', async () => {
    const other = await openTestShop({ beside: shop, now: () => clock, hasSubscription: true });
    const at = new Date(clock.getTime() + MINUTE_MS);
    const scheduled = articleOf(await move(await make(), true, at));
    expect(scheduled.state).toBe('scheduled');
    expect(await isSeen(scheduled.slug)).toEqual(NOWHERE);
    const path = `/get-blog-post/${scheduled.slug}` as const;
    expect((await other.call('GET', path)).status).toBe(404);
    clock = new Date(at.getTime() - 1);
    expect((await read(scheduled.slug)).status).toBe(404);
    clock = at;
    expect((await other.call('GET', path)).status).toBe(200);
    await seen(scheduled.slug).toEqual(EVERYWHERE);
    const { body } = await staff.call('GET', `/articles/${scheduled.id}`);
    expect(body.article).toMatchObject({ state: 'published' });
    await other.close();
  });

  it('may be incomplete as drafts, but are not published then, with every missing field named', async () => {
    const empty = { category: '', excerpt: '', body: '', cover: '', coverAlt: '', authorId: '' };
    const draft = await make(empty);
    const refused = await move(draft, true);
    const fields = (refused.body.fields as { field: string }[]).map(({ field }) => field);
    expect(refused.status).toBe(400);
    expect(new Set(fields)).toEqual(new Set(Object.keys(empty)));
    const published = await publish(articleOf(await change(draft, {})));
    expect(await change(published, { body: '' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'body' }] },
    });
    expect(articleOf(await staff.call('GET', `/articles/${draft.id}`)).version).toBe(published.version);
  });

  it.each([
    ['title', { title: ' ' }],
    ['slug', { slug: 'Not an address' }],
    ['slug', { slug: 'from-husk-to-rope' }],
    ['excerpt', { excerpt: '<b>bold</b>' }],
    ['cover', { cover: 'https://elsewhere.example/a.png' }],
    ['authorId', { authorId: 'unknown' }],
  ])('name %s when it is wrong: %j', async (field, wrong) => {
    const before = (await staff.call('GET', '/articles')).body;
    expect(await staff.call('POST', '/articles', { body: { ...form, ...wrong } })).toMatchObject({
      status: 400,
      body: { fields: [expect.objectContaining({ field })] },
    });
    expect((await staff.call('GET', '/articles')).body).toEqual(before);
  });

  it('lead from their former addresses to the current one, without a loop', async () => {
    const one = form.slug;
    const two = `${one}-two`;
    const three = `${one}-three`;
    let article = await publish(await make());
    article = articleOf(await change(article, { slug: two }));
    article = articleOf(await change(article, { slug: three }));
    expect(article.formerSlugs).toEqual([one, two].toSorted());
    for (const former of [one, two]) {
      expect((await read(former ?? '')).body).toMatchObject({ blog: { slug: three } });
      const moved = await shop.app.inject({ url: `/blog-details/${former}?utm=a` });
      expect([moved.statusCode, moved.headers.location]).toEqual([301, `/blog-details/${three}?utm=a`]);
      expect(moved.headers['cache-control']).toBe('no-cache');
    }
    article = articleOf(await change(article, { slug: one }));
    expect(article.formerSlugs).toEqual([three, two].toSorted());
    expect((await page(one ?? '')).statusCode).toBe(200);
    expect((await page(three)).headers.location).toBe(`/blog-details/${one}`);
    await staff.call('DELETE', `/articles/${article.id}`, { version: article.version });
    expect((await page(two)).statusCode).toBe(404);
  });

  it('take over the former address of another, also of one that had its id from it', async () => {
    const old = form.slug ?? '';
    const first = articleOf(await change(await publish(await make()), { slug: `${old}-moved` }));
    const second = await publish(await make());
    expect((await read(old)).body).toMatchObject({ blog: { id: second.id } });
    expect((await page(old)).statusCode).toBe(200);
    expect(articleOf(await staff.call('GET', `/articles/${first.id}`)).formerSlugs).toEqual([]);
    const sample = articleOf(await staff.call('GET', '/articles/from-husk-to-rope'));
    const { title, slug, category, excerpt, body, cover, coverAlt, authorId } = sample;
    const same = { title, category, excerpt, body, cover, coverAlt, authorId };
    await change(sample, { ...same, slug: 'of-rope' });
    expect((await read(slug)).body).toMatchObject({ blog: { slug: 'of-rope' } });
    const taken = await publish(await make({ slug }));
    expect((await read(slug)).body).toMatchObject({ blog: { id: taken.id } });
  });

  it('do not keep the address of a draft that was never public, nor give one to two at once', async () => {
    const draft = await make();
    const renamed = articleOf(await change(draft, { slug: `${form.slug}-renamed` }));
    expect(renamed.formerSlugs).toEqual([]);
    const both = await Promise.all([1, 2].map(() => staff.call('POST', '/articles', { body: form })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const { rows } = await shop.db.execute<{ doubled: number }>(sql`select count(*)::int as doubled
      from blog_former_slugs join blog_posts using (slug)`);
    expect(rows[0]?.doubled).toBe(0);
  });

  it('are listed by page, state and words, newest first', async () => {
    const draft = await make({ title: 'Zebra crossing', category: 'Roads' });
    await move(await make({ slug: `${form.slug}-later` }), true, new Date(clock.getTime() + 60 * MINUTE_MS));
    const list = async (query: string) =>
      (await staff.call('GET', `/articles${query}`)).body as { rows: StaffArticleView[]; count: object };
    expect((await list('?search=zebra+road')).rows.map(({ id }) => id)).toEqual([draft.id]);
    expect((await list('?search=devika')).rows.length).toBeGreaterThan(3);
    expect((await list('?search=50%25')).rows).toEqual([]);
    for (const state of ['draft', 'scheduled', 'published']) {
      const { rows } = await list(`?state=${state}`);
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => row.state))).toEqual(new Set([state]));
    }
    await shop.db.execute(sql`insert into blog_posts (id, slug, title, category, excerpt, body, cover, cover_alt,
        published_at, read_minutes, active, created_at, updated_at)
      select 'many-' || n, 'many-' || n, 'Many', '', '', '', '', '', null, 1, false, now() - interval '1 day' * (n / 3), now()
      from generate_series(1, 120) n`);
    const ids: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const query: string = after === '' ? '' : `&after=${after}`;
      const { body } = await staff.call('GET', `/articles?search=many${query}`);
      ids.push(...(body.rows as { id: string }[]).map(({ id }) => id));
      after = body.next as string | null;
    }
    expect(ids).toHaveLength(120);
    expect(new Set(ids).size).toBe(120);
    expect(ids.at(-1)).toMatch(/^many-(117|118|119|120)$/);
  });

  it('name their author, whose change is in the shop at once', async () => {
    const made = await staff.call('POST', '/authors', {
      body: { name: 'Asha Menon', about: 'Asha cooks.', picture: 'art/author-1.svg' },
    });
    const author = made.body.author as { id: string; version: number };
    const { slug } = await publish(await make({ authorId: author.id }));
    expect((await read(slug)).body).toMatchObject({ blog: { author: 'Asha Menon' } });
    const renamed = { name: 'Asha M', about: 'Asha cooks.', picture: '' };
    const { id, version } = author;
    expect((await staff.call('PUT', `/authors/${id}`, { version, body: renamed })).status).toBe(200);
    expect((await read(slug)).body).toMatchObject({ blog: { author: 'Asha M', authorImageUrl: '' } });
    expect((await staff.call('PUT', `/authors/${id}`, { version, body: renamed })).body.code).toBe(
      'VERSION_STALE',
    );
    const elsewhere = { ...renamed, picture: 'https://elsewhere.example/asha.png' };
    expect((await staff.call('POST', '/authors', { body: elsewhere })).body).toMatchObject({
      fields: [{ field: 'picture' }],
    });
  });

  it('are previewed as the shop shows them', async () => {
    const { slug } = await publish(await make({ body: '## Soup\n\n![A pot](art/blog-01.svg)' }));
    const { html } = (
      await staff.call('POST', '/markdown-previews', {
        body: { text: '## Soup\n\n![A pot](art/blog-01.svg)' },
      })
    ).body;
    expect(html).toContain('<img src="/pictures/art/blog-01.svg" alt="A pot"');
    expect((await read(slug)).body).toMatchObject({ blog: { content: html } });
    expect(await text('/blog.rss')).toContain('encoded');
  });
});
