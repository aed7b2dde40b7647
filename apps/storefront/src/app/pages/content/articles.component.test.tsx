import type { faqCategoriesWithFaqs, getBlogPosts } from '@ilaneer/contract/content';
import type { getSitePage, SectionView } from '@ilaneer/contract/page-sections';
import { beforeEach, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { faqsOf, NO_ARTICLES } from '../../../../testing/replies/content.ts';
import { answerSitePage } from '../../../../testing/replies/site-page.ts';

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  server.answer<typeof faqCategoriesWithFaqs>('GET', '/faq-categories-with-faqs', faqsOf());
});

it('the articles cannot be had without a connection, and are none at another try (CONTENT-15)', async () => {
  server.cut<typeof getBlogPosts>('GET', '/get-blog-posts');
  await renderShop('/blogs');
  await expectText('The articles could not be loaded');
  await expectAccessible();
  server.answer<typeof getBlogPosts>('GET', '/get-blog-posts', NO_ARTICLES);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectText("OOPS! The page you were looking for doesn't exist");
});

it('a page cannot be had without a connection, and comes at another try (CONTENT-40)', async () => {
  server.cut<typeof getSitePage>('GET', '/site-pages/:slug');
  await renderShop('/process');
  await expectText('This page could not be loaded');
  await expectAccessible();
  const text: SectionView = { id: 'road', kind: 'text', html: '<p>Packed for the road</p>' };
  answerSitePage(server, 'process', 'Our Process', text);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectText('Packed for the road');
});
