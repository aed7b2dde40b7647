import { LONG_TEST_MS } from '../support/long-test.ts';
import { holdScripts, PRODUCT } from '../support/served-pages.ts';
import { expect, test } from '../support/shop-test.ts';

// STOREFRONT-3: the app hydrates a rendered page, or leaves it alone after a navigation.

test('a visitor who navigates before the scripts, or during hydration, arrives without a mismatch', async ({
  page,
  context,
}) => {
  test.setTimeout(LONG_TEST_MS);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Cart', exact: true }).first().click();
  await expect(page).toHaveURL(/#\/cart$/);
  release();
  await expect(page.getByText('Please log in to see what is in your cart')).toBeVisible();
  for (const tasks of [0, 1, 3, 6]) {
    await test.step(`after ${tasks} tasks`, async () => {
      const tab = await context.newPage();
      await tab.addInitScript(`
        const find = document.getElementById.bind(document);
        const goOnAfter = (left) => {
          if (left === 0) location.hash = '#/about-us';
          else setTimeout(() => goOnAfter(left - 1));
        };
        document.getElementById = (id) => {
          if (id === 'page-data') goOnAfter(${tasks});
          return find(id);
        };
      `);
      await tab.goto('/');
      await expect(tab).toHaveTitle(/^About/);
      await expect(tab).toHaveURL(/#\/about-us$/);
      await tab.goBack();
      await expect(tab).toHaveTitle('Home – Ilaneer');
      await tab.close();
    });
  }
});

// STOREFRONT-22: browser extensions and translators put elements of their own into a page before the app is there.
const INSERTS = [
  ['/contact-us', 'field.after(foreign)'],
  ['/products', 'main.prepend(foreign)'],
  ['/ExploreProducts', 'root.prepend(foreign)'],
  ['/Faq', 'field.after(foreign)'],
] as const;

test('an element of an extension takes no letter, no focus, no selection and no tap', async ({
  page,
  allowProblems,
}) => {
  test.setTimeout(LONG_TEST_MS);
  allowProblems(/Minified React error #418/);
  for (const [address, insert] of INSERTS) {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.evaluate(`{
        const [field, main, root] = ['#root input', 'main', '#root'].map((one) => document.querySelector(one));
        const foreign = document.createElement('div');
        ${insert};
      }`);
    const field = page.locator('#root input:is([type=text], [type=search])').first();
    await field.pressSequentially('coconts');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    release();
    await expect.poll(() => page.evaluate('window.earlyActs === undefined')).toBe(true);
    await expect(field, `${address}, ${insert}`).toBeFocused();
    await page.keyboard.type('u');
    await expect(field, `${address}, ${insert}`).toHaveValue('coconuts');
    await page.unroute('**/assets/*.js');
  }

  const release = await holdScripts(page);
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' });
  const quantity = page.getByRole('group', { name: /^Quantity of/ });
  await page.evaluate(
    `document.querySelector('[aria-label^="Quantity of"]').prepend(document.createElement('button'))`,
  );
  await quantity.getByRole('button', { name: /^One more/ }).click();
  release();
  await expect(quantity.getByRole('status')).toHaveText('2');
});
