import { SERVED_PAGES } from '../support/served-pages.ts';
import { expect, test } from '../support/shop-test.ts';

// STOREFRONT-3: a page brings the styles of its first look; the whole stylesheet comes after it.

// How every element is drawn, with what stands before and after it; custom properties count where something uses them.
const READ = `[...document.querySelectorAll('body, #root, #root *')].flatMap((element) =>
  [undefined, '::before', '::after'].map((part) => {
    const computed = getComputedStyle(element, part);
    const names = [...computed].filter((name) => !name.startsWith('--'));
    const values = names.map((name) => name + ': ' + computed.getPropertyValue(name));
    return { element: element.tagName + '.' + element.className + (part ?? ''), values };
  }))`;
// Laid out anew as a whole: what was laid out while the page came may tell of other margins than it has.
const KEEP = `document.body.hidden = true; document.body.offsetHeight; document.body.hidden = false;
  globalThis.first = ${READ}; first.length`;
const COMPARE = `${READ}.flatMap(({ element, values }, at) =>
  values.flatMap((value, i) => value === first[at].values[i] ? [] : [element + ' ' + first[at].values[i] + ' → ' + value])).slice(0, 20)`;
const STYLESHEET = 'head > link[rel=stylesheet]';

for (const [address] of SERVED_PAGES) {
  test(`${address} looks with its own styles as with all of them`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/assets/*.js', (route) => route.abort('aborted'));
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/*.css', async (route) => {
        await released;
        const reply = await route.fetch();
        // The faces take up other room to the fraction of a pixel.
        const body = (await reply.text()).replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '');
        await route.fulfill({ response: reply, body });
      });
      await page.goto(address);
      await page.locator(STYLESHEET).waitFor({ state: 'attached' });
      expect(await page.evaluate(KEEP)).toBeGreaterThan(100);
      release();
      await expect
        .poll(() => page.evaluate(`document.querySelector('${STYLESHEET}').sheet !== null`))
        .toBe(true);
      expect(await page.evaluate(COMPARE), `${width} px`).toEqual([]);
      await page.unroute('**/assets/*.css');
    }
  });
}
