import type {
  BlogCardView,
  faqCategoriesWithFaqs,
  getBlogPost,
  getBlogPosts,
} from '@ilaneer/contract/content';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { articleCard, faqCategory, faqsOf } from '../../../../testing/replies/content.ts';

const main = page.getByRole('main');

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
});

function answerArticles(...blogPosts: readonly BlogCardView[]): void {
  server.answer<typeof getBlogPosts>('GET', '/get-blog-posts', {
    success: true,
    pagination: { currentPage: 1, totalPages: 1, totalItems: blogPosts.length, itemsPerPage: 50 },
    blogPosts: [...blogPosts],
  });
}

const articles = Array.from({ length: 9 }, (_, index) => articleCard(`Article ${index + 1}`));

it('the blog has pages of six articles, with their number in the address (CONTENT-15)', async () => {
  answerArticles(...articles);
  server.answer<typeof faqCategoriesWithFaqs>(
    'GET',
    '/faq-categories-with-faqs',
    faqsOf(faqCategory('Sales', 'How?')),
  );
  await renderShop('/blogs');
  const cards = page.getByRole('region', { name: /^Articles, page/ }).getByRole('article');
  const turning = page.getByRole('navigation', { name: 'Articles pages' });
  await expect.element(cards).toHaveLength(6);
  await expect
    .element(cards.first())
    .toMatchTextContent(/Coconut Oil.*Article 1.*Asha.*12 October 2026.*4 min read/);
  await expect.element(turning.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await turning.getByRole('link', { name: 'Next' }).click();
  await expect.element(page.getByRole('heading', { name: 'Articles, page 2 of 2' })).toHaveFocus();
  await expect.element(cards).toHaveLength(3);
  expect([location.hash, document.title]).toEqual(['#/blogs?page=2', 'Blogs, page 2 – Backwater Goods']);
  await expect.element(turning.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expectAccessible();
  history.back();
  await expectText('Page 1 of 2');
  const questions = page.getByRole('region', { name: 'Frequently asked questions' });
  questions.element().scrollIntoView();
  await questions.getByRole('button', { name: 'How?' }).click();
  await expectText("The answer to 'How?'");
});

describe('an article (CONTENT-16)', () => {
  it.each([
    { width: 1_280, inSight: 3 },
    { width: 360, inSight: 1 },
  ])('leads to six others, $inSight at a time at $width px', async ({ width, inSight }) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1_280, 900));
    const [article = articleCard('')] = articles;
    answerArticles(...articles);
    const blog = { ...article, content: '<p>Husk and rope.</p>' };
    server.answer<typeof getBlogPost>('GET', '/get-blog-post/:id', { success: true, blog });
    await renderShop('/blog-details?slug=article-1');
    await expectNamed('heading', 'Article 1', 'Asha', 'Related Topic');
    await expectNamed('button', 'Share Article 1');
    const related = page.getByRole('region', { name: 'Related Topic' });
    const cards = related.getByRole('article');
    const next = related.getByRole('button', { name: 'Next articles' });
    const previous = related.getByRole('button', { name: 'Previous articles' });
    await expect.element(cards).toHaveLength(6);
    await expect.element(related.getByText('Article 1', { exact: true })).not.toBeInTheDocument();
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    const isInSight = (index: number) => {
      const { left, right } = cards.nth(index).element().getBoundingClientRect();
      return left >= 0 && right <= width;
    };
    expect([isInSight(inSight - 1), isInSight(inSight)]).toEqual([true, false]);
    for (let turned = 1; turned < 6 / inSight; turned += 1) {
      await next.click();
      await expect.poll(() => isInSight(turned * inSight)).toBe(true);
    }
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(previous).toHaveAttribute('aria-disabled', 'false');
    await expectAccessible();
  });

  it('leads to another, with its heading in focus and its title', async () => {
    const [article = articleCard(''), other = articleCard('')] = articles;
    answerArticles(...articles);
    const answerWith = (card: BlogCardView) => {
      const blog = { ...card, content: '<p>Husk and rope.</p>' };
      server.answer<typeof getBlogPost>('GET', '/get-blog-post/:id', { success: true, blog });
    };
    answerWith(article);
    await renderShop('/blog-details?slug=article-1');
    const related = page.getByRole('region', { name: 'Related Topic' });
    await expect.element(related.getByRole('link', { name: 'Article 2' })).toBeVisible();
    answerWith(other);
    await related.getByRole('link', { name: 'Article 2' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Article 2' })).toHaveFocus();
    await expect.poll(() => document.title).toBe('Article 2 – Backwater Goods');
  });

  it('at a former address gets its current one, without a step back to the former (CONTENT-38)', async () => {
    const [article = articleCard('')] = articles;
    answerArticles(...articles);
    const blog = { ...article, content: '<p>Husk and rope.</p>' };
    server.answer<typeof getBlogPost>('GET', '/get-blog-post/:id', { success: true, blog });
    await renderShop('/blogs');
    location.hash = '#/blog-details?slug=former&from=mail';
    await expectNamed('heading', 'Article 1');
    await expect.poll(() => location.hash).toBe('#/blog-details?slug=article-1&from=mail');
    await expectNamed('heading', 'Article 1');
    history.back();
    await expect.poll(() => location.hash).toBe('#/blogs');
  });

  it('that is unknown links to all others', async () => {
    const refusal = { status: 404, message: 'Blog not found', code: 'BLOG_NOT_FOUND' } as const;
    server.refuse<typeof getBlogPost>('GET', '/get-blog-post/:id', refusal);
    answerArticles();
    await renderShop('/blog-details?slug=nothing');
    await expectNamed('heading', 'Article not found');
    await expect
      .element(main.getByRole('link', { name: 'See all articles' }))
      .toHaveAttribute('href', '/blogs');
    await expectAccessible();
  });
});
