import type { Page } from '@playwright/test';
import { forgetAll } from '../support/browser-storage.ts';
import { expectInSight, expectNamed, expectPartOfText, expectText } from '../support/expect-texts.ts';
import { loadPage } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';

const FAQ = 'faq-categories-with-faqs';

function cards(page: Page, region: RegExp | string) {
  return page.getByRole('region', { name: region }).getByRole('article');
}

// CONTENT-10 and CONTENT-11
test('the FAQ while it loads, fails, is empty, and as it is', async ({ page, request, server }) => {
  await test.step('loading', async () => {
    await server.hang(FAQ);
    await loadPage(page, '/Faq');
    await expectText(page, 'Loading FAQ data...', 'Hello, How Can We Help?');
    await expectText(page, "Where's my order?", 'Cancel or edit order', 'Contact Us');
  });
  await test.step('without a connection', async () => {
    // The page is left first, so that none of its calls is answered after all.
    await page.goto('about:blank');
    await server.recover();
    await server.cut(FAQ);
    await loadPage(page, '/Faq');
    await expectText(page, 'Error loading FAQ data: Failed to fetch FAQ categories with FAQs');
    await expectPartOfText(page, 'Failed to fetch FAQ categories with FAQs');
    await expectNamed(page, 'button', 'Retry');
  });
  await test.step('empty', async () => {
    await server.recover();
    await server.answer(FAQ, { totalCategories: 0, data: [] });
    await loadPage(page, '/Faq');
    await expectText(page, 'No FAQ categories available at the moment.');
  });
  await test.step('as it is', async () => {
    await server.recover();
    await forgetAll(page);
    await loadPage(page, '/Faq');
    await expect
      .soft(page.getByRole('tab'), 'categories')
      .toHaveText(['Sales FAQ', 'My Account', 'Payments & Delivery Services']);
    const first = page.getByRole('tab', { name: 'Sales FAQ', selected: true });
    await expectInSight(first, 'The first category is selected by default');
    const expanded = page.getByRole('main').locator('button[aria-expanded=true]');
    await page.getByRole('button', { name: 'How do coupons work?' }).click();
    await page.getByRole('button', { name: 'What are coins, and what are they worth?' }).click();
    await expect.soft(expanded, 'Questions expand independently').toHaveCount(2);
    await page.getByRole('tab', { name: 'My Account' }).click();
    await page.getByRole('tab', { name: 'Sales FAQ' }).click();
    await expect.soft(expanded, 'switching category collapses all').toHaveCount(0);
    const words = await (await request.get(`/api/${FAQ}`)).text();
    for (const one of [/24.{1,4}48 hours/, /cards?/i, /UPI/, /net banking/i, /cash on delivery/i]) {
      expect.soft(words, 'delivery within 24-48 hours, and how to pay').toMatch(one);
    }
  });
});

// CONTENT-15 and CONTENT-16
test('the blogs and an article', async ({ page, request }) => {
  await test.step('the blogs', async () => {
    await loadPage(page, '/blogs');
    await expect.soft(cards(page, /^Articles, page/), 'Blog page size 6').toHaveCount(6);
    const previous = page
      .getByRole('navigation', { name: 'Articles pages' })
      .getByRole('button', { name: 'Previous', disabled: true });
    await expectInSight(previous, 'previous dimmed at the beginning');
    await expectNamed(page, 'region', 'Frequently asked questions');
    const posts = await (await request.get('/api/get-blog-posts')).json();
    expect.soft(posts.total, 'sample posts').toBe(15);
  });
  await test.step('an article', async () => {
    await loadPage(page, '/blog-details');
    await expectNamed(page, 'heading', 'Related Topic');
    await expectPartOfText(page, 'Written by');
    const related = cards(page, 'Related Topic');
    await expect.soft(related, 'a carousel of 6 posts').toHaveCount(6);
    await related.first().scrollIntoViewIfNeeded();
    await expect.soft(related.nth(2), 'blog carousel 3 per page').toBeInViewport({ ratio: 0.5 });
    await expect.soft(related.nth(3), 'blog carousel 3 per page').not.toBeInViewport({ ratio: 0.5 });
    const back = page.getByRole('button', { name: 'Previous articles', disabled: true });
    await expectInSight(back, 'prev arrow disabled at the beginning');
  });
});

// CONTENT-17 to CONTENT-19
test('about us and the policies', async ({ page }) => {
  await test.step('about us', async () => {
    await loadPage(page, '/about-us');
    await expectNamed(page, 'heading', 'Our Story', 'Vision', 'Mission', 'Our promise');
    await expectNamed(page, 'heading', 'Purity', 'Hygienic Processes', 'Sustainable Choices');
    await expectNamed(page, 'heading', 'Quality Service');
  });
  await test.step('privacy', async () => {
    await loadPage(page, '/privacy-policy');
    await expectPartOfText(page, '04/05/2025');
  });
  await test.step('refunds', async () => {
    await loadPage(page, '/refund-policy');
    await expectPartOfText(page, '7 days', '10 business days', '15 business days');
    for (const goods of ['erishable', 'ustom', 'ersonal care', 'azardous', 'sale', 'ift card']) {
      await expect.soft(page.getByRole('main'), 'non-returnable goods').toContainText(goods);
    }
  });
  await test.step('shipping', async () => {
    await loadPage(page, '/shipping-policy');
    const dispatch = page.getByRole('main').getByText(/2 to 4 (business |working )?days/);
    await expectInSight(dispatch, 'dispatch within 2 to 4 days');
    await expectPartOfText(page, 'up to 3 attempts');
  });
  await test.step('terms', async () => {
    await loadPage(page, '/Terms-of-service');
    const sections = page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .filter({ hasText: /^\s*(\d+\.|Section \d+)/ });
    await expect.soft(sections, '20 static sections').toHaveCount(20);
    await expectPartOfText(page, 'India');
  });
});
