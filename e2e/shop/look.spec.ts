import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { LONG_TEST_MS } from '../support/long-test.ts';
import { expect, test } from '../support/shop-test.ts';

const ROOT = join(import.meta.dirname, '../..');
const FULL_FACE =
  'node_modules/@fontsource/noto-serif-malayalam/files/noto-serif-malayalam-malayalam-600-normal.woff2';

function embedded(file: string): string {
  return `data:font/woff2;base64,${readFileSync(join(ROOT, file)).toString('base64')}`;
}

/** How much of the ink of `whole` another face puts elsewhere; edges may be rounded otherwise. */
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

test("the small file of the brand's name writes it as the whole face does", async ({ page }) => {
  const { malayalamName } = JSON.parse(readFileSync(join(ROOT, 'content/brand.json'), 'utf8'));
  await page.setContent(`<style>
    @font-face { font-family: small; src: url(${embedded('packages/ui/src/fonts/malayalam-name.woff2')}) }
    @font-face { font-family: whole; src: url(${embedded(FULL_FACE)}) }
  </style>`);
  expect(await page.evaluate<number>(differentInk(malayalamName, 'small'))).toBeLessThan(0.1);
  expect(await page.evaluate<number>(differentInk(malayalamName, 'monospace'))).toBeGreaterThan(0.5);
});

test("the brand's name in Malayalam comes with its letters, and pages without other words with no more", async ({
  page,
}) => {
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

// In pixels of the picture. A text, because this side of the tests knows nothing of a browser's objects.
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

test('the hero shows its products whole and clear of the words, on every screen', async ({ page }) => {
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
      // Where the pictures have their products, of all three banners.
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
});

test('a card and a product page say what will be paid, and what the MRP has to do with it', async ({
  page,
}) => {
  await page.goto('/#/ExploreProducts?category=cotton-caps');
  const card = page.getByRole('article').filter({ hasText: 'Pooram Cap' });
  await expect(card).toContainText('₹349.00');
  await expect(card).toContainText('₹411.82 with GST');
  await page.goto('/#/Product-page/tender-coconut-water-pack');
  const main = page.getByRole('main');
  await expect(main).toContainText('₹285.00');
  await expect(main).toContainText('₹336.30 with GST');
  await expect(main).toContainText('MRP ₹355.00 (incl. of all taxes), you save ₹18.70');
});

test('goods free of GST are said to be so', async ({ page }) => {
  await page.route('**/api/getProduct/*', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const free = reply.product.variantCombinations.map((variant: object) => ({ ...variant, gst: 0 }));
    await route.fulfill({
      response,
      json: { ...reply, product: { ...reply.product, variantCombinations: free } },
    });
  });
  await page.goto('/#/Product-page/whole-tender-coconut');
  await expect(page.getByRole('main').getByText('Free of GST', { exact: true }).first()).toBeVisible();
});

test('the steps of a product are its own: palm to bottle, or the way of merchandise', async ({ page }) => {
  for (const [product, region] of [
    ['tender-coconut-water-pack', 'From the palm to you'],
    ['virgin-coconut-oil-bottle', 'From the palm to you'],
    ['market-tote', 'From the coast to you'],
    ['coir-scrub-brush', 'From the coast to you'],
  ] as const) {
    await page.goto(`/#/Product-page/${product}`);
    const steps = page.getByRole('region', { name: /^From the .* to you$/ });
    await expect(steps).toHaveAccessibleName(region);
    await expect(steps.getByRole('listitem')).toHaveCount(3);
  }
});

test('no picture of a closer look stands alone in its row', async ({ page }) => {
  await page.goto('/#/Product-page/backwater-t-shirt');
  const pictures = page.getByRole('region', { name: 'A closer look' }).getByRole('figure');
  await expect(pictures).toHaveCount(4);
  const tops = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(1);
});

test("home's cards have prices and ends on one line", async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'For the kitchen and for the thirst' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  // What nobody is near waits to be laid out.
  await cards.first().scrollIntoViewIfNeeded();
  const edges = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { bottom, width } = card.getBoundingClientRect();
      const price = card.querySelector('.font-bold')?.getBoundingClientRect().top ?? 0;
      return [bottom, width, price].map(Math.round).join(' ');
    }),
  );
  expect(new Set(edges).size).toBe(1);
});

test('the quick links of the footer stand in two columns of their own width', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto('/#/Empty');
  const footer = page.getByRole('contentinfo');
  const links = footer.locator('section', { hasText: 'Quick links' }).getByRole('listitem');
  await expect(links).toHaveCount(10);
  const columns = await links.evaluateAll((all) => [
    ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))),
  ]);
  expect(columns).toHaveLength(2);
  const [first = 0, second = 0] = columns;
  const widest = await links.evaluateAll((all, left) => {
    const ends = all
      .filter((one) => Math.round(one.getBoundingClientRect().left) === left)
      .map((one) => one.querySelector('a')?.getBoundingClientRect().right ?? 0);
    return Math.max(...ends);
  }, first);
  expect(second - widest).toBeLessThanOrEqual(40);
  // The networks stand there by their names.
  await expect(footer.getByText('LinkedIn', { exact: true })).toBeVisible();
});

for (const id of ['tender-coconut-water-pack', 'flavoured-coconut-water-party-case']) {
  test(`the first screen of a phone names ${id} and its price`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/#/Product-page/${id}`);
    const main = page.getByRole('main');
    const bar = await boxOf(page.getByRole('region', { name: 'Buy' }));
    const name = await boxOf(main.getByRole('heading', { level: 1 }));
    const price = await boxOf(main.getByText('with\u00a0GST').first().locator('xpath=preceding::s[1]'));
    expect(name.y + name.height).toBeLessThan(bar.y);
    expect(price.y + price.height).toBeLessThan(bar.y);
  });
}

test("a product's pictures are gone through on a phone, the last one too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#/Product-page/tender-coconut-water-pack');
  const pictures = page.getByRole('main').getByRole('button', { name: /^Zoom picture/ });
  const count = 4;
  await expect(pictures).toHaveCount(count);
  const first = await boxOf(pictures.first());
  // The next one shows that there is more.
  expect((await boxOf(pictures.nth(1))).x).toBeLessThan(340);
  await pictures.first().focus();
  for (let index = 1; index < count; index += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(pictures.nth(index)).toBeFocused();
    await expect(pictures.nth(index)).toHaveAttribute('tabindex', '0');
    await expect(pictures.nth(index)).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('ArrowLeft');
  await expect(pictures.nth(count - 2)).toBeFocused();
  expect((await boxOf(pictures.nth(count - 2))).width).toBe(first.width);
});

for (const [id, rows] of [
  ['tender-coconut-water-200ml', [3]],
  ['pooram-cap', [2, 3]],
  ['tender-coconut-water-pack', [3, 3]],
  ['coconut-oil-family-pack', [3, 4]],
] as const) {
  test(`'A closer look' at ${id} fills its rows`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/#/Product-page/${id}`);
    const list = page.getByRole('region', { name: 'A closer look' }).getByRole('list');
    const { x, width } = await boxOf(list);
    const pictures = await list.getByRole('button').all();
    const seen = new Map<number, { count: number; end: number }>();
    for (const picture of pictures) {
      const box = await boxOf(picture);
      const top = Math.round(box.y);
      seen.set(top, { count: (seen.get(top)?.count ?? 0) + 1, end: box.x + box.width });
    }
    expect([...seen.values()].map(({ count }) => count)).toEqual(rows);
    for (const { end } of seen.values()) expect(Math.abs(end - x - width)).toBeLessThan(1);
  });
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  expect(box).not.toBeNull();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}
