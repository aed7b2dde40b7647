import { expect, test } from '../support/shop-test.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

const CALL = /faq-categories-with-faqs$/;

test('categories are tabs, and questions open one by one until the category changes', async ({
  page,
  request,
}) => {
  await page.goto('/#/Faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, How Can We Help?' })).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'FAQ categories' }).getByRole('tab');
  await expect(tabs).toHaveText(['Sales FAQ', 'My Account', 'Payments & Delivery Services']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');

  const coupons = page.getByRole('button', { name: 'How do coupons work?' });
  const coins = page.getByRole('button', { name: 'What are coins, and what are they worth?' });
  await coupons.click();
  await coins.click();
  await expect(page.getByText('You can use one coupon in an order')).toBeVisible();
  await expect(page.getByText('You earn 1 coin for every ₹20 of goods')).toBeVisible();
  await expectSoundPage(page);
  await coupons.click();
  await expect(coupons).toHaveAttribute('aria-expanded', 'false');
  await expect(coins).toHaveAttribute('aria-expanded', 'true');

  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'My Account' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'How do I log in?' })).toBeVisible();
  await expect(coins).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(coins).toHaveAttribute('aria-expanded', 'false');

  const words = await (await request.get('/api/faq-categories-with-faqs')).text();
  for (const one of [/24.{1,4}48 hours/, /cards?/i, /UPI/, /net banking/i, /cash on delivery/i]) {
    expect(words, 'delivery within 24-48 hours, and how to pay').toMatch(one);
  }
});

test('the tiles lead to orders and to us', async ({ page }) => {
  await page.goto('/#/Faq');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Cancel or edit order' })).toHaveAttribute(
    'href',
    '/#/order-details',
  );
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  await main.getByRole('link', { name: "Where's my order?" }).click();
  await expect(page).toHaveURL(/#\/order-details$/);
});

test('the search looks through all categories, marks what it found and opens the first answer', async ({
  page,
}) => {
  await page.goto('/#/Faq');
  const box = page.getByRole('searchbox', { name: 'Search all questions' });
  await box.pressSequentially('otp');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByText(/^\d answers for "otp"$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'My OTP has not come.' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.locator('mark').first()).toHaveText('OTP');
  await expect(box).toBeFocused();
  await expectSoundPage(page);

  // Words of a question and of its answer, in any order, from another category than the chosen one.
  await box.fill('attempt home three');
  await expect(page.getByText('No results found for "attempt home three".')).toBeVisible();
  await box.fill('home three');
  await expect(page.getByRole('button', { name: 'What if I am not at home?' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  await box.fill('Do you deliver to Mars & back?');
  await expect(page.getByText('No results found for "Do you deliver to Mars & back?".')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    '/contact-us?message=Do%20you%20deliver%20to%20Mars%20%26%20back%3F',
  );
  await expectAccessible(page);
  await box.fill('  ');
  await expect(page.getByRole('tab', { name: 'Sales FAQ' })).toBeVisible();
});

test('shows what the browser kept at once, and what is new behind it', async ({ page }) => {
  await page.goto('/#/Faq');
  await expect(page.getByRole('tab', { name: 'Sales FAQ' })).toBeVisible();
  const kept = await page.evaluate<string | null>("localStorage.getItem('faqCategoriesWithFaqs')");
  expect(kept).toContain('Payments & Delivery Services');

  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(CALL, async (call) => {
    await answered;
    const reply = await call.fetch();
    const text = await reply.text();
    await call.fulfill({ response: reply, body: text.replaceAll('Sales FAQ', 'Before you buy') });
  });
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sales FAQ' })).toBeVisible();
  answer();
  await expect(page.getByRole('tab', { name: 'Before you buy' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sales FAQ' })).toHaveCount(0);
});
