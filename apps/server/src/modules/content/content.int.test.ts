import * as calls from '@ilaneer/contract/content';
import type { Call } from '@ilaneer/contract/message/call';
import { getSitePage } from '@ilaneer/contract/page-sections';
import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTENT_DIR, TEST_BRAND } from '../../../testing/content-dir.ts';
import { SAMPLE_DEPS } from '../../../testing/sample-deps.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { listen } from '../../db/announcements.ts';
import { blogPosts, faqCategories, faqs, pages } from '../../db/schema/content/content.ts';
import { loadSampleShop } from '../../sandbox/sample-shop/load-sample-shop.ts';
import { contentCache } from './content-cache.ts';

// Prepared replies bypass the serialiser, so check them here.
function expectReplyOf(call: Call, body: unknown): void {
  const reply = Compile(call.reply);
  expect([...reply.Errors(body)]).toEqual([]);
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}

describe('written content', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('lists the three categories in order, with at least eight answered questions each', async () => {
    const { status, body } = await shop.call('GET', '/faq-categories-with-faqs');
    expect(status).toBe(200);
    expectReplyOf(calls.faqCategoriesWithFaqs, body);
    const categories = listOf(body.data);
    expect(categories.map(({ title }) => title)).toEqual([
      'Sales FAQ',
      'My Account',
      'Payments & Delivery Services',
    ]);
    expect(body.totalCategories).toBe(3);
    for (const category of categories) {
      expect(category.name).toBe(category.title);
      const questions = listOf(category.faqs);
      expect(questions.length).toBeGreaterThanOrEqual(8);
      expect(questions.map(({ displayOrder }) => displayOrder)).toEqual(
        questions.map((_, index) => index + 1),
      );
    }
  });

  it('lists the questions of one category, and reports an unknown one', async () => {
    const { body } = await shop.call('GET', '/faqs/my-account');
    expectReplyOf(calls.faqsOfCategory, body);
    expect(body).toMatchObject({ category: { id: 'my-account', title: 'My Account' } });
    expect(body.totalFAQs).toBe(listOf(body.faqs).length);
    expect(body.category).not.toHaveProperty('faqs');
    const message = 'FAQ category not found';
    expect(await shop.call('GET', '/faqs/nothing')).toMatchObject({
      status: 404,
      body: { success: false, message, error: message, code: 'FAQ_CATEGORY_NOT_FOUND' },
      headers: { 'cache-control': 'no-store' },
    });
    expect(await shop.call('GET', '/faqs/a%00b')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'categoryId' }] },
    });
  });

  it('lists fifteen articles, newest first, each of 450 to 900 words with its own cover', async () => {
    const { body } = await shop.call('GET', '/get-blog-posts');
    expectReplyOf(calls.getBlogPosts, body);
    const posts = listOf(body.blogPosts);
    expect(body.total).toBe(15);
    const dates = posts.map(({ date }) => String(date));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(posts.map(({ imageUrl }) => imageUrl)).size).toBe(15);
    for (const post of posts) {
      const words = String(post.content)
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length;
      expect(words).toBeGreaterThanOrEqual(450);
      expect(words).toBeLessThanOrEqual(900);
      expect(post.readTime).toMatch(/^[3-5] min read$/);
      expect(String(post.content)).not.toMatch(/<(h1|script|img)|\son\w+=|[*_]{2}/);
    }
  });

  it('leaves the texts out where only cards are asked for', async () => {
    const { body } = await shop.call('GET', '/get-blog-posts?view=cards');
    expectReplyOf(calls.getBlogPosts, body);
    expect(listOf(body.blogPosts)).toHaveLength(15);
    expect(JSON.stringify(body)).not.toContain('"content"');
    expect((await shop.call('GET', '/get-blog-posts?view=some')).status).toBe(400);
  });

  it('shows an article by id and by slug to every visitor, and reports an unknown one', async () => {
    const bySlug = await shop.call('GET', '/get-blog-post/how-to-read-a-nutrition-label');
    expectReplyOf(calls.getBlogPost, bySlug.body);
    expect(bySlug.body).toMatchObject({ blog: { author: 'Devika Raman', category: 'Coconut Water' } });
    await shop.db
      .update(blogPosts)
      .set({ id: 'b-14' })
      .where(eq(blogPosts.id, 'how-to-read-a-nutrition-label'));
    const cache = contentCache(shop.db, () => new Date());
    const renamed = (await cache.current()).blogPosts.find(({ id }) => id === 'b-14');
    expect(renamed?.slug).toBe('how-to-read-a-nutrition-label');
    expect(await shop.call('GET', '/get-blog-post/nothing')).toMatchObject({
      status: 404,
      body: { success: false, message: 'Blog not found', error: 'Blog not found', code: 'BLOG_NOT_FOUND' },
    });
  });

  it('has the four policies and the two pages about us, with every section of the terms', async () => {
    for (const slug of ['about-us', 'process']) {
      const { body } = await shop.call('GET', `/site-pages/${slug}`);
      expectReplyOf(getSitePage, body);
    }
    for (const slug of ['privacy-policy', 'refund-policy', 'shipping-policy']) {
      const { body } = await shop.call('GET', `/pages/${slug}`);
      expectReplyOf(calls.getPage, body);
    }
    expect((await shop.call('GET', '/pages/privacy-policy')).body).toMatchObject({
      page: { title: 'Privacy Policy', updatedOn: '2025-05-04' },
    });
    const terms = (await shop.call('GET', '/pages/terms-of-service')).body.page;
    expect(terms).toMatchObject({ title: 'Terms of Service' });
    const sections = typeof terms === 'object' && terms !== null && 'sections' in terms ? terms.sections : [];
    expect(listOf(sections).map(({ title }) => String(title).replace(/^\d+\. /, ''))).toEqual([
      'Overview',
      'Online Store Terms',
      'General Conditions',
      'Accuracy of Information',
      'Price Changes',
      'Products',
      'Billing Accuracy',
      'Optional Tools',
      'Third-Party Links',
      'User Comments',
      'Personal Information',
      'Errors',
      'Prohibited Uses',
      'Disclaimer',
      'Indemnification',
      'Severability',
      'Termination',
      'Entire Agreement',
      'Governing Law',
      'Changes',
      'Contact',
    ]);
    expect(await shop.call('GET', '/pages/nothing')).toMatchObject({
      status: 404,
      body: { success: false, message: 'Page not found', code: 'PAGE_NOT_FOUND' },
    });
  });

  it('states the specified terms of returns, delivery and payment (CONTENT-19)', async () => {
    const wordsOf = async (path: string) => JSON.stringify((await shop.call('GET', path)).body);
    const refund = await wordsOf('/pages/refund-policy');
    for (const part of ['7 days', '10 business days', '15 business days']) expect(refund).toContain(part);
    for (const goods of ['erishable', 'ustom', 'ersonal care', 'azardous', 'sale', 'ift card']) {
      expect(refund, 'non-returnable goods').toContain(goods);
    }
    const shipping = await wordsOf('/pages/shipping-policy');
    expect(shipping).toMatch(/2 to 4 (business |working )?days/);
    expect(shipping).toContain('up to 3 attempts');
    expect(await wordsOf('/pages/terms-of-service')).toContain('India');
    const answers = await wordsOf('/faq-categories-with-faqs');
    for (const one of [/24.{1,4}48 hours/, /cards?/i, /UPI/, /net banking/i, /cash on delivery/i]) {
      expect(answers).toMatch(one);
    }
  });

  it('is sent with an ETag, and 304 to who has it', async () => {
    for (const path of ['/faq-categories-with-faqs', '/get-blog-posts', '/pages/refund-policy']) {
      const first = await shop.call('GET', path, { headers: { 'accept-encoding': 'br' } });
      expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
      const again = await shop.call('GET', path, {
        headers: { 'if-none-match': String(first.headers.etag) },
      });
      expect(again.status).toBe(304);
    }
  });
});

describe('changes of written content', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('are announced to every process, from any table', async () => {
    const heard = vi.fn();
    const ignore = () => undefined;
    const listener = await listen(shop.url, {
      on: {
        content_changed: heard,
        catalogue_changed: ignore,
        settings_changed: ignore,
        stores_changed: ignore,
        keys_changed: () => undefined,
        session_revoked: ignore,
        staff_changed: ignore,
      },
      onGap: ignore,
      onError: ignore,
    });
    const changes = [
      () => shop.db.update(faqs).set({ answer: 'New' }).where(eq(faqs.id, 'ways-to-pay')),
      () => shop.db.update(faqCategories).set({ title: 'New' }).where(eq(faqCategories.id, 'my-account')),
      () => shop.db.update(blogPosts).set({ title: 'New' }).where(eq(blogPosts.id, 'from-husk-to-rope')),
      () => shop.db.update(pages).set({ title: 'New' }).where(eq(pages.slug, 'process')),
    ];
    for (const [index, change] of changes.entries()) {
      await change();
      await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(index + 1));
    }
    await listener.close();
  });

  it('are read again after an announcement', async () => {
    const cache = contentCache(shop.db, () => new Date());
    const before = await cache.current();
    await shop.db.update(blogPosts).set({ active: false }).where(eq(blogPosts.id, 'storing-coconut-water'));
    expect(await cache.current()).toBe(before);
    cache.markStale();
    expect((await cache.current()).blogPosts).toHaveLength(before.blogPosts.length - 1);
  });

  it('leave out inactive entries', async () => {
    await shop.db.update(faqCategories).set({ active: false }).where(eq(faqCategories.id, 'sales-faq'));
    await shop.db.update(faqs).set({ active: false }).where(eq(faqs.categoryId, 'my-account'));
    await shop.db.update(pages).set({ active: false }).where(eq(pages.slug, 'about-us'));
    const content = await contentCache(shop.db, () => new Date()).current();
    expect(content.faqCategories.map(({ id, faqs: left }) => [id, left.length > 0])).toEqual([
      ['my-account', false],
      ['payments-and-delivery', true],
    ]);
    expect(content.pages.map(({ slug }) => slug)).not.toContain('about-us');
  });

  it('survive the next start with the sample shop', async () => {
    await shop.db.update(pages).set({ title: 'Ours' }).where(eq(pages.slug, 'refund-policy'));
    const sample = { contentDir: CONTENT_DIR, foodLicence: TEST_BRAND.seller.fssai, hasBatches: false };
    await loadSampleShop(shop.db, SAMPLE_DEPS, sample);
    const [page] = await shop.db.select().from(pages).where(eq(pages.slug, 'refund-policy'));
    expect(page?.title).toBe('Ours');
    expect(await shop.db.$count(faqCategories)).toBe(3);
  });
});
