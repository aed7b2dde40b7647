import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LONG_TEST_MS } from '../support/long-test.ts';
import { expect, test } from '../support/shop-test.ts';

const ROOT = join(import.meta.dirname, '../..');
const FULL_FACE =
  'node_modules/@fontsource/noto-serif-malayalam/files/noto-serif-malayalam-malayalam-600-normal.woff2';

function embedded(file: string): string {
  return `data:font/woff2;base64,${readFileSync(join(ROOT, file)).toString('base64')}`;
}

/** Share of the ink of `whole` that another face draws elsewhere, without edges. */
const differentInk = (name: string, face: string) => `(async () => {
  await Promise.all([...document.fonts].map((one) => one.load()));
  const draw = (family) => {
    const canvas = new OffscreenCanvas(500, 200);
    const pen = canvas.getContext('2d');
    pen.font = '80px ' + family;
    pen.fillText(${JSON.stringify(name)}, 20, 120);
    return pen.getImageData(0, 0, 500, 200).data.filter((_, index) => index % 4 === 3);
  };
  const [one, other] = [draw(${JSON.stringify(face)}), draw('whole')];
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  return sum(Array.from(one, (ink, index) => Math.abs(ink - other[index]))) / sum(Array.from(other));
})()`;

test("the brand's name in Malayalam has its own font, which other pages do not load", async ({ page }) => {
  const { localName } = JSON.parse(readFileSync(join(ROOT, 'content/brand.json'), 'utf8'));
  await page.setContent(`<style>
    @font-face { font-family: small; src: url(${embedded('packages/ui/src/fonts/malayalam-name.woff2')}) }
    @font-face { font-family: whole; src: url(${embedded(FULL_FACE)}) }
  </style>`);
  expect(await page.evaluate<number>(differentInk(localName, 'small'))).toBeLessThan(0.1);
  expect(await page.evaluate<number>(differentInk(localName, 'monospace'))).toBeGreaterThan(0.5);

  const fonts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(response.url());
  });
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => fonts.some((url) => url.includes('malayalam-name'))).toBe(true);
  expect(fonts.filter((url) => url.includes('noto-serif-malayalam'))).toEqual([]);
});

type Seen = Readonly<Record<'left' | 'top' | 'right' | 'bottom' | 'scale', number>>;

const CHOSEN = `document.querySelector('section[aria-label="Banners"] img').currentSrc`;

// Pixels of the picture. A text: this side knows no browser objects.
const SEEN = `(() => {
  const picture = document.querySelector('section[aria-label="Banners"] img');
  const { width, height } = picture.getBoundingClientRect();
  const [w, h] = picture.currentSrc.includes('tall') ? [720, 960] : [1600, 720];
  const scale = Math.max(width / w, height / h);
  const [x, y] = getComputedStyle(picture).objectPosition.split(' ').map(Number.parseFloat);
  const left = ((w * scale - width) * x) / 100 / scale;
  const top = ((h * scale - height) * y) / 100 / scale;
  return { left, top, right: left + width / scale, bottom: top + height / scale, scale };
})()`;

const WORDS_END = `(() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('section[aria-label="Banners"] h2'));
  return range.getBoundingClientRect().right;
})()`;

const SCREENS = [
  [360, 640],
  [390, 844],
  [600, 900],
  [640, 800],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

test('the hero shows its products whole, cards end on one line, and the foot is last', async ({ page }) => {
  test.setTimeout(LONG_TEST_MS);
  for (const [width, height] of SCREENS) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const banner = page.getByRole('region', { name: 'Banners' });
      await expect(banner.getByRole('heading').first()).toBeVisible();
      // The browser chooses the picture a moment after the page.
      await expect.poll(() => page.evaluate<string>(CHOSEN)).not.toBe('');
      const seen = await page.evaluate<Seen>(SEEN);
      // Position of the products in all three banners.
      const products =
        width < 640
          ? { left: 140, top: 436, right: 600, bottom: 880 }
          : { left: 875, top: 110, right: 1_560, bottom: 650 };
      expect.soft(seen.left).toBeLessThanOrEqual(products.left);
      expect.soft(seen.right).toBeGreaterThanOrEqual(products.right);
      expect.soft(seen.top).toBeLessThanOrEqual(products.top);
      expect.soft(seen.bottom).toBeGreaterThanOrEqual(products.bottom);
      if (width < 640) return;
      const edge = (products.left - seen.left) * seen.scale;
      expect.soft(await page.evaluate<number>(WORDS_END)).toBeLessThanOrEqual(edge);
    });
  }

  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'For the kitchen and for the thirst' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  // Off-screen parts postpone their layout.
  await cards.first().scrollIntoViewIfNeeded();
  const edges = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { bottom, width } = card.getBoundingClientRect();
      const price = card.querySelector('.font-bold')?.getBoundingClientRect().top ?? 0;
      return [bottom, width, price].map(Math.round).join(' ');
    }),
  );
  expect.soft(new Set(edges).size).toBe(1);

  await page.goto('/#/Product-page/market-tote');
  await expect(page.getByRole('heading', { name: 'Other products' })).toBeVisible();
  const blank = await page.evaluate<number>(
    `document.documentElement.scrollHeight - window.scrollY - document.querySelector('#root > footer').getBoundingClientRect().bottom`,
  );
  expect.soft(Math.abs(blank)).toBeLessThan(1);
});
