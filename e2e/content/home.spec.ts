import { scrollTo, topOf } from '../support/scroll.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectSoundPage } from '../support/sound-page.ts';

const PARTS = [
  'Banners',
  'Feel Freshness',
  'Taglines',
  'One drop',
  'Our Story',
  'For the kitchen and for the thirst',
  'Good to the grove, good to the people in it',
  'What people say',
  'Planning something bigger?',
  'Follow us',
];

test('home has its eleven parts in order with their texts, and moves with the page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Buy Today/ })).toHaveCount(6);
  const tops: number[] = [];
  for (const name of PARTS) {
    const part = main.getByRole('region', { name, exact: true });
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeVisible();
    tops.push(await topOf(page, part));
  }
  tops.push(await topOf(page, page.getByRole('contentinfo')));
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  await expectSoundPage(page);

  const part = (name: string) => main.getByRole('region', { name, exact: true });
  const about = part('Feel Freshness');
  await expect(about.getByRole('heading', { level: 3 })).toHaveText('Why choose Ilaneer');
  await expect(about.getByRole('heading', { level: 4 })).toHaveText([
    '100% Natural',
    'Natural Hydration',
    'Rich in Electrolytes',
    'Low Calorie',
  ]);
  await expect(about.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/about-us');
  const packs = main.getByRole('article').getByRole('heading');
  await expect(packs).toHaveText(['200 ml', '1 Ltr', 'Pack of 12', 'Pack of 24', 'Pack of 48', '200 ml']);
  await expect(main.getByRole('link', { name: 'Explore our products' })).toHaveAttribute('href', '/products');
  await expect(main.getByRole('link', { name: 'contact us today' })).toHaveAttribute('href', '/contact-us');
  await expect(main.getByRole('heading', { name: 'Feel Freshness', exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Our Story', exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Follow us', exact: true })).toBeVisible();
  await expect(main.getByRole('region', { name: 'One drop', exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Quote \d$/ })).toHaveCount(4);
  const stars = main.getByRole('img', { name: /stars$/, includeHidden: true });
  for (const five of await stars.all()) await expect(five).toHaveAttribute('aria-label', '5 of 5 stars');
  // Without credentials the gallery shows its built-in pictures.
  const gallery = part('Follow us');
  await expect(gallery.getByRole('listitem').getByRole('img')).toHaveCount(6);
  await expect(gallery.getByRole('link', { name: /^Ilaneer on Instagram/ })).toHaveAttribute(
    'href',
    'https://instagram.example/ilaneer',
  );

  const drop = page.locator('[data-layer="front"]');
  const shift = () =>
    drop.evaluate((element) => Number(/translate3d\(\S+ (\S+)px/.exec(element.style.transform)?.[1] ?? 0));
  const passBy = async () => {
    const section = page.getByRole('region', { name: 'One drop' });
    await scrollTo(page, (await topOf(page, section)) + 400);
  };
  await expect(drop).toBeAttached();
  await passBy();
  await expect(drop).toHaveCSS('transform', 'none');
  await expect(page.getByRole('button', { name: 'Pause taglines' })).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await passBy();
  await expect.poll(shift).toBeGreaterThan(20);
  const intensity = (page.viewportSize()?.width ?? 0) > 1_024 ? 1 : 0.4;
  expect(await shift()).toBeLessThanOrEqual(220 * intensity);
  await page.getByRole('button', { name: 'Pause taglines' }).click();
  await expect(page.locator('.tagline-ribbon')).toHaveCSS('animation-play-state', 'paused');

  await main.getByRole('link', { name: /^Buy Today.*Pack of 24$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tender Coconut Water Pack' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^24 x/, pressed: true })).toBeVisible();
});
