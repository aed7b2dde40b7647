import { LONG_TEST_MS } from '../support/long-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

const pages = [
  { route: '/blogs', heading: 'Blogs', shows: 'What is tender coconut water?' },
  { route: '/blog-details', heading: 'What is tender coconut water?', shows: 'Written by' },
  { route: '/about-us', heading: 'About Us', shows: 'Hygienic Processes' },
  { route: '/process', heading: 'Our Process', shows: 'Packed for the road' },
  { route: '/privacy-policy', heading: 'Privacy Policy', shows: 'Last updated: 04/05/2025' },
  { route: '/privacy', heading: 'Privacy Policy', shows: 'Last updated: 04/05/2025' },
  { route: '/refund-policy', heading: 'Refund Policy', shows: 'within 10 business days' },
  { route: '/shipping-policy', heading: 'Shipping Policy', shows: 'up to 3 attempts' },
  { route: '/Terms-of-service', heading: 'Terms of Service', shows: 'please let our Grievance Officer try' },
  { route: '/terms-of-service', heading: 'Terms of Service', shows: 'please let our Grievance Officer try' },
] as const;

test('policies, articles and pages about the shop are pages of their own', async ({ page }) => {
  test.setTimeout(LONG_TEST_MS);
  for (const { route, heading, shows } of pages) {
    await test.step(route, async () => {
      await page.goto(`/#${route}`);
      await expect.soft(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect.soft(page.getByRole('main').getByText(shows).first()).toBeVisible();
      await expectSoundPage(page);
    });
  }
});

test('about us tells the story, the vision, the mission and the promise', async ({ page }) => {
  await page.goto('/#/about-us');
  for (const name of ['Our Story', 'Vision', 'Mission', 'Our promise']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Purity',
    'Hygienic Processes',
    'Sustainable Choices',
    'Quality Service',
  ]);
  await page.getByRole('main').getByRole('link', { name: 'Our Process' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Process' })).toBeInViewport();
  // The heading, or all of the page when its text came later.
  await expect(page.locator('#main:focus, #main h1:focus')).toHaveCount(1);
});

// CONTENT-17 to CONTENT-19
test('the policies promise what is specified', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/#/refund-policy');
  for (const part of ['7 days', '10 business days', '15 business days'])
    await expect(main).toContainText(part);
  for (const goods of ['erishable', 'ustom', 'ersonal care', 'azardous', 'sale', 'ift card']) {
    await expect(main, 'non-returnable goods').toContainText(goods);
  }
  await page.goto('/#/shipping-policy');
  await expect(main).toContainText(/2 to 4 (business |working )?days/);
  await page.goto('/#/Terms-of-service');
  await expect(
    main.getByRole('heading', { level: 2 }).filter({ hasText: /^\s*(\d+\.|Section \d+)/ }),
  ).toHaveCount(20);
  await expect(main).toContainText('India');
});

test('a policy: its contents, who answers for it, links in its text, and print', async ({ page }) => {
  await page.goto('/#/refund-policy');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Grievance Officer' })).toBeVisible();
  await expect(main.getByText('FSSAI licence')).toBeVisible();
  await expect(main.getByRole('link', { name: 'care@ilaneer.example' }).first()).toHaveAttribute(
    'href',
    'mailto:care@ilaneer.example',
  );

  const contents = page.getByRole('navigation', { name: 'On this page' });
  const opener = contents.getByRole('button', { name: 'On this page' });
  if (await opener.isVisible()) await opener.click();
  await contents.getByRole('link', { name: 'Late refunds' }).click();
  await expect(page.getByRole('heading', { name: 'Late refunds' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Late refunds' })).toBeInViewport();
  await expect(page).toHaveURL(/refund-policy\?section=late-refunds$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Late refunds' })).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(contents).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Late refunds' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await main.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(page).toHaveURL(/#\/order-details$/);
  expect(await page.evaluate<number>('window.scrollY')).toBe(0);
});

test('the blog: six on a page, arrows dimmed at the ends, the page in the address', async ({ page }) => {
  await page.goto('/#/blogs');
  const cards = page.getByRole('region', { name: /^Articles, page/ }).getByRole('article');
  const turning = page.getByRole('navigation', { name: 'Articles pages' });
  await expect(cards).toHaveCount(6);
  await expect(cards.first()).toContainText(
    /Coconut Water.*Not coconut milk.*Devika Raman.*12 October 2026.*\d min read/s,
  );
  await expect(turning.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await turning.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/blogs\?page=2$/);
  await expect(page).toHaveTitle('Blogs, page 2 – Ilaneer');
  await expect(page.getByRole('heading', { name: 'Articles, page 2 of 3' })).toBeFocused();
  await turning.getByRole('link', { name: 'Next' }).click();
  await expect(cards).toHaveCount(3);
  await expect(turning.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();

  const questions = page.getByRole('region', { name: 'Frequently asked questions' });
  await questions.getByRole('button', { name: 'What does Ilaneer sell?' }).click();
  await expect(questions.getByText('Everything is on the Our Products page.')).toBeVisible();
});

test('an article leads to six others, three at a time or one on phones', async ({ page }) => {
  await page.goto('/#/blog-details?slug=the-song-of-the-chekku');
  await expect(page.getByRole('heading', { level: 1, name: 'The slow song of the chekku' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Shafeeq Ali' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Related Topic' })).toBeVisible();
  const related = page.getByRole('region', { name: 'Related Topic' });
  const cards = related.getByRole('article');
  await expect(cards).toHaveCount(6);
  // The same subject first.
  await expect(cards.first()).toContainText('Coconut Oil');
  await expect(cards.filter({ hasText: 'The slow song' })).toHaveCount(0);

  const next = related.getByRole('button', { name: 'Next articles' });
  const previous = related.getByRole('button', { name: 'Previous articles' });
  const perPage = (page.viewportSize()?.width ?? 0) < 768 ? 1 : 3;
  await expect(previous).toBeDisabled();
  await cards.first().scrollIntoViewIfNeeded();
  await expect(cards.nth(perPage - 1)).toBeInViewport({ ratio: 0.5 });
  await expect(cards.nth(perPage)).not.toBeInViewport({ ratio: 0.1 });
  for (let turned = 1; turned < 6 / perPage; turned += 1) {
    await expect(next).toBeEnabled();
    await next.click();
    await expect(cards.nth(turned * perPage)).toBeInViewport({ ratio: 0.5 });
    await expect(previous).toBeEnabled();
  }
  await expect(next).toBeDisabled();
  await expectAccessible(page);

  const last = cards.last().getByRole('link');
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport();
  await expect(page).toHaveTitle(`${name} – Ilaneer`);
});

test('an article that there is not', async ({ page, allowProblems }) => {
  allowProblems(/404 .*get-blog-post/);
  await page.goto('/#/blog-details?slug=no-such-article');
  await expect(page.getByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('link', { name: 'See all articles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeFocused();
});
