import type { Page } from '@playwright/test';
import { LONG_TEST_MS } from '../support/long-test.ts';
import { SERVED_PAGES } from '../support/served-pages.ts';
import { expect, test } from '../support/shop-test.ts';

// STOREFRONT-3: a page has the styles of its first screen; the others load later.

// Custom properties count only where used. All elements have the same properties; those with the same tags and classes up to
// the root have the same rules, so the first is read.
const READ = `(() => {
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
  const pathOf = (one) => one === null ? '' : pathOf(one.parentElement) + '>' + one.tagName + '.' + one.className;
  const firstOfPath = new Map([...document.querySelectorAll('body, #root, #root *')].reverse().map((one) => [pathOf(one), one]));
  return [...firstOfPath.values()].flatMap((element) =>
    [undefined, '::before', '::after'].map((part) => {
      const computed = getComputedStyle(element, part);
      const drawn = part === undefined || computed.content !== 'none' ? names : ['content'];
      const values = drawn.map((name) => name + ': ' + computed.getPropertyValue(name));
      return { element: element.tagName + '.' + element.className + (part ?? ''), values };
    }));
})()`;
// Layout during loading may leave different margins.
const RELAYOUT = 'document.body.hidden = true; document.body.offsetHeight; document.body.hidden = false;';
// Forces full layout: content-visibility postpones off-screen parts.
const KEEP = `for (const part of document.querySelectorAll('.late-layout')) part.style.contentVisibility = 'visible';
  ${RELAYOUT} globalThis.first = ${READ}; first.length`;
const COMPARE = `${RELAYOUT} ${READ}.flatMap(({ element, values }, at) =>
  values.flatMap((value, i) => value === first[at].values[i] ? [] : [element + ' ' + first[at].values[i] + ' → ' + value])).slice(0, 20)`;
const RULES = 'head > link[rel=preload][as=style]';
const STYLESHEET = 'head > link[rel=stylesheet][href*="/rules-"]';
// As the app does it.
const LET_COUNT = `document.head.append(Object.assign(document.createElement('link'),
  { rel: 'stylesheet', href: document.querySelector('${RULES}').href }))`;

test('each page looks with its own styles as with all of them, and changes its letters once', async ({
  page,
}) => {
  test.setTimeout(LONG_TEST_MS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const noScripts = '**/assets/*.js';
  await page.route(noScripts, (route) => route.abort('aborted'));
  // Each at one of the widths: styles are chosen by tags and classes.
  for (const [index, [address]] of SERVED_PAGES.entries()) {
    const width = index % 2 === 0 ? 360 : 1440;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await page.locator(RULES).waitFor({ state: 'attached' });
    expect(await page.evaluate(KEEP)).toBeGreaterThan(100);
    await page.evaluate(LET_COUNT);
    await expect
      .poll(() => page.evaluate(`document.querySelector('${STYLESHEET}').sheet !== null`))
      .toBe(true);
    expect.soft(await page.evaluate(COMPARE), `${address} at ${width} px`).toEqual([]);
  }
  await page.unroute(noScripts);
  await expectOneSetOfLetters(page);
});

/** The faces are those of a hash address, and none is fetched late. */
async function expectOneSetOfLetters(page: Page): Promise<void> {
  const faces = `[...document.fonts].filter(({ status }) => status === 'loaded')
    .map(({ family, unicodeRange }) => family.replaceAll('"', '') + ' ' + unicodeRange).sort()`;
  // A late face lays out the whole page again.
  await page.addInitScript(`globalThis.late = [];
    document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
      globalThis.late.push(...[...fontfaces].map(({ family }) => family).filter((name) => !name.includes('Fallback')));
    });`);
  const shown: string[][] = [];
  for (const address of ['/Faq', '/#/Faq']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect
      .poll(() => page.evaluate(`${faces}.join()`))
      .toMatch(/Figtree Variable U.*Fraunces U.*Malayalam/);
    shown.push(await page.evaluate<string[]>(faces));
    if (address === '/Faq') expect(await page.evaluate('globalThis.late')).toEqual([]);
  }
  expect(shown[0]).toEqual(expect.arrayContaining(shown[1] ?? []));
  // The pairs of typefaces that other shops choose cost this one nothing (SETTING-21).
  expect(shown.flat().filter((face) => /^(?:Inter|DM|Playfair|Bricolage)/.test(face))).toEqual([]);
}
