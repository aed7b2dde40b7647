import type { Locator, Page } from '@playwright/test';
import { forgetAll, storedKeys } from '../support/browser-storage.ts';
import { expectDot, holdClock, movesSince, noteMoves, settle } from '../support/current-slide.ts';
import {
  expectInSight,
  expectLink,
  expectNamed,
  expectPartOfText,
  expectText,
} from '../support/expect-texts.ts';
import { loadPage, openHome } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';

const banner = (id: string, title: string) => ({
  id,
  title,
  imageUrl: '/pictures/banners/tender-water-wide.svg',
  imageUrlTall: '',
  headline: '',
  text: '',
  link: '',
  linkLabel: '',
});

function banners(page: Page) {
  return page.getByRole('region', { name: 'Banners', exact: true });
}

/** What some pictures are called, each name once. */
async function labelsOf(pictures: Locator): Promise<readonly (string | null)[]> {
  const labels = await pictures.evaluateAll((some) => some.map((one) => one.getAttribute('aria-label')));
  return [...new Set(labels)];
}

/** Home with a clock that stands still from the first banner, which nobody looks at more closely. */
async function openWithHeldClock(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await noteMoves(page);
  await page.clock.install();
  await loadPage(page, '/');
  await page.getByRole('main').getByLabel('What people say', { exact: true }).last().hover();
  await page.getByRole('button', { name: 'Quote 1', exact: true }).click();
  await banners(page).hover({ position: { x: 300, y: 100 } });
  await page.getByRole('button', { name: 'Banner 1', exact: true }).click();
  await expectDot(page, 'Banner 1');
  await holdClock(page);
  await page.evaluate('document.activeElement.blur()');
  await movesSince(page, 'Banners');
}

// CONTENT-2, CONTENT-3 and CONTENT-6
test('home while its banners load, fail, are none, one or two', async ({ page, server }) => {
  await test.step('loading', async () => {
    await server.hang('home-banners');
    await server.hang('gallery-posts');
    await openHome(page);
    await page.getByRole('region', { name: 'Follow us' }).scrollIntoViewIfNeeded();
    await expectText(page, 'Loading banners...', 'Loading Instagram posts...');
  });
  await test.step('without a connection', async () => {
    // The page is left first, so that none of its calls is answered after all.
    await page.goto('about:blank');
    await server.recover();
    await server.cut('home-banners');
    await openHome(page);
    await expectText(page, 'Error loading banners: Failed to fetch banners');
    await expectPartOfText(page, 'Failed to fetch banners');
  });
  /** Opens Home with these banners. */
  const openWith = async (...some: readonly object[]) => {
    await server.recover();
    await server.answer('home-banners', { banners: some });
    await forgetAll(page);
    await openHome(page);
  };
  await test.step('none', async () => {
    await openWith();
    await expectText(page, 'No banners available');
  });
  await test.step('one, without a title', async () => {
    await openWith(banner('a', ''));
    await expectInSight(page.getByRole('img', { name: 'Banner', exact: true }), 'Banner');
    await expect
      .soft(banners(page).getByRole('button'), 'dots, looping and autoplay only when more than one banner')
      .toHaveCount(0);
  });
  await test.step('two, of which the second has no title', async () => {
    await openWith(banner('a', 'Named'), banner('b', ''));
    await page.getByRole('button', { name: 'Banner 2', exact: true }).click();
    await expectInSight(page.getByRole('img', { name: 'Banner 2', exact: true }), 'Banner 2');
    await expect.soft.poll(() => storedKeys(page), 'banners are kept in the browser').toContain('banners');
  });
});

// CONTENT-1, CONTENT-5, CONTENT-6 and STOREFRONT-17
test('home, section by section', async ({ page }) => {
  await loadPage(page, '/');
  const main = page.getByRole('main');
  await expectNamed(page, 'heading', 'Feel Freshness', 'Our Story', 'Follow us');
  await expectText(page, 'Why choose Ilaneer', '100% Natural', 'Natural Hydration', 'Rich in Electrolytes');
  await expectText(page, 'Low Calorie');
  await expectLink(page, /^Read more/, '/about-us');
  await expectNamed(page, 'region', 'Taglines', 'One drop');
  await expect.soft(page.getByRole('link', { name: /^Buy Today/ })).toHaveCount(6);
  await expect
    .soft(main.getByRole('article').getByRole('heading'), 'Pack sizes')
    .toHaveText(['200 ml', '1 Ltr', 'Pack of 12', 'Pack of 24', 'Pack of 48', '200 ml']);
  await expectLink(page, 'Explore our products', '/products');
  await expectNamed(page, 'link', 'contact us today');
  await expectInSight(
    page.locator('a[href="https://instagram.example/ilaneer"]'),
    'A link to the photo network',
  );
  await expect.soft(page.getByRole('button', { name: /^Quote \d$/ }), 'four quotes, dots').toHaveCount(4);
  const stars = page.getByRole('img', { name: /stars$/, includeHidden: true });
  await expect.soft.poll(() => labelsOf(stars), 'five stars each').toEqual(['5 of 5 stars']);
  const posts = page.getByRole('region', { name: 'Follow us', exact: true }).getByRole('listitem');
  await expect.soft(posts.getByRole('img'), 'six built-in images without credentials').toHaveCount(6);
  await expect
    .soft(banners(page).getByRole('button', { name: /next|previous/i }), 'no arrows')
    .toHaveCount(0);
});

// STOREFRONT-17
test('home with its clock in hand', async ({ page }) => {
  /** The dot that is current after so many ms. */
  const after = async (ms: number) => {
    await settle(page);
    await page.clock.runFor(ms);
    await settle(page);
    const dots = page.getByRole('button', { name: /^Banner \d$/ });
    return dots.and(page.locator('[aria-current=true]')).getAttribute('aria-label');
  };

  await openWithHeldClock(page);
  expect.soft(await after(9_000), 'pauses on hover').toBe('Banner 1');
  await page.mouse.move(2, 2);
  expect.soft(await after(3_999), 'autoplay every 4000 ms, not before').toBe('Banner 1');
  expect.soft(await after(1), 'autoplay every 4000 ms').toBe('Banner 2');
  expect.soft(await movesSince(page, 'Banners'), 'transition 800 ms').toEqual([800, 800]);
  await page.clock.runFor(6_000);
  const quotes = new Set(await movesSince(page, 'What people say'));
  expect.soft([...quotes], 'Quote slider: autoplay, 500 ms transition').toEqual([500]);
  const turns: (string | null)[] = [];
  while (turns.length < 6 && turns.at(-1) !== 'Banner 1') turns.push(await after(4_000));
  expect.soft(turns.at(-1), 'loops').toBe('Banner 1');
});
