import type { faqCategoriesWithFaqs } from '@ilaneer/contract/content';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { faqCategory, faqsOf } from '../../../../testing/replies/content.ts';
import { queryClient } from '../../../lib/query-client.ts';

const CALL = ['GET', '/faq-categories-with-faqs'] as const;

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
});

it('loads beside its greeting and the three ways out (CONTENT-10)', async () => {
  server.hang<typeof faqCategoriesWithFaqs>(...CALL);
  await renderShop('/Faq');
  await expectText('Loading FAQ data...', 'Hello, How Can We Help?');
  for (const [name, href] of [
    ["Where's my order?", '/#/order-details'],
    ['Cancel or edit order', '/#/order-details'],
    ['Contact Us', '/contact-us'],
  ] as const) {
    const tile = page.getByRole('main').getByRole('link', { name });
    await expect.element(tile).toHaveAttribute('href', href);
  }
  await expectAccessible();
});

it('cannot be had without a connection, and is empty at another try (CONTENT-10, CONTENT-11)', async () => {
  server.cut<typeof faqCategoriesWithFaqs>(...CALL);
  await renderShop('/Faq');
  await expectText('Error loading FAQ data: Failed to fetch FAQ categories with FAQs');
  await expect
    .element(page.getByText('Failed to fetch FAQ categories with FAQs', { exact: false }))
    .toBeVisible();
  await expectAccessible();
  server.answer<typeof faqCategoriesWithFaqs>(...CALL, faqsOf());
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectText('No FAQ categories available at the moment.');
  await expectAccessible();
});

it('opens questions one by one until the category changes (CONTENT-10)', async () => {
  server.answer<typeof faqCategoriesWithFaqs>(
    ...CALL,
    faqsOf(faqCategory('Sales', 'How do coupons work?', 'What are coins?'), faqCategory('Account', 'Who?')),
  );
  await renderShop('/Faq');
  await expect.element(page.getByRole('tab', { name: 'Sales' })).toHaveAttribute('aria-selected', 'true');
  const coupons = page.getByRole('button', { name: 'How do coupons work?' });
  const coins = page.getByRole('button', { name: 'What are coins?' });
  await coupons.click();
  await coins.click();
  await expectText("The answer to 'How do coupons work?'", "The answer to 'What are coins?'");
  await expectAccessible();
  await coupons.click();
  await expect.element(coupons).toHaveAttribute('aria-expanded', 'false');
  await expect.element(coins).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('tab', { name: 'Sales' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expectNamed('button', 'Who?');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(coins).toHaveAttribute('aria-expanded', 'false');
});

it('searches all categories, marks the matches and opens the first answer (CONTENT-12)', async () => {
  server.answer<typeof faqCategoriesWithFaqs>(
    ...CALL,
    faqsOf(faqCategory('Sales', 'How do coupons work?'), faqCategory('Account', 'Where is my OTP?')),
  );
  await renderShop('/Faq');
  const box = page.getByRole('searchbox', { name: 'Search all questions' });
  await box.fill('otp');
  await expectText('1 answer for "otp"');
  await expect.element(page.getByRole('tab')).toHaveLength(0);
  const answer = page.getByRole('button', { name: /Where is my OTP\?$/ });
  await expect.element(answer).toHaveAttribute('aria-expanded', 'true');
  expect(document.querySelector('mark')?.textContent).toBe('OTP');
  await expect.element(box).toHaveFocus();
  await expectAccessible();
  await box.fill('Do you deliver to Mars & back?');
  await expectText('No results found for "Do you deliver to Mars & back?".');
  await expect
    .element(page.getByRole('link', { name: 'Ask us' }))
    .toHaveAttribute('href', '/contact-us?message=Do%20you%20deliver%20to%20Mars%20%26%20back%3F');
  await expectAccessible();
  await box.fill('  ');
  await expect.element(page.getByRole('tab', { name: 'Sales' })).toBeVisible();
});

it('shows the cached questions at once, and new ones after loading (CONTENT-13)', async () => {
  server.answer<typeof faqCategoriesWithFaqs>(...CALL, faqsOf(faqCategory('Sales', 'How?')));
  await renderShop('/Faq');
  await expect.element(page.getByRole('tab', { name: 'Sales' })).toBeVisible();
  location.hash = '#/Empty';
  await expectText('OOPS! Your Cart is Empty');
  queryClient.clear();
  const fresh = faqsOf({ ...faqCategory('Sales', 'How?'), name: 'Before you buy' });
  const release = server.hold<typeof faqCategoriesWithFaqs>(...CALL, fresh);
  location.hash = '#/Faq';
  await expect.element(page.getByRole('tab', { name: 'Sales' })).toBeVisible();
  release();
  await expect.element(page.getByRole('tab', { name: 'Before you buy' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Sales' })).not.toBeInTheDocument();
});
