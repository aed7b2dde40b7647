import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { LONG_TEST_MS } from '../support/long-test.ts';
import { filledAddress, staffPaths } from '../support/staff-pages.ts';
import { expect, test } from '../support/staff-test.ts';

const PATHS = ['/', ...staffPaths()];
/** Fits the time limit of a journey. */
const AT_ONCE = 16;
const NOWHERE = '/nowhere';
const { SHOTS } = process.env;

// From the staff app's own table: new pages can't be forgotten.
for (let from = 0; from < PATHS.length; from += AT_ONCE) {
  const paths = PATHS.slice(from, from + AT_ONCE);
  test(`every page at a desk, at a bench and on a phone: ${paths.join(' ')}`, async ({
    page,
    calls,
    signInAs,
  }) => {
    test.setTimeout(LONG_TEST_MS);
    const staff = await signInAs('all');
    const makers = { page, staff, calls };
    // Before the first page: lists need rows.
    const addresses: string[] = [];
    for (const path of paths) addresses.push(await filledAddress(path, makers));
    const faults: string[] = [];
    await page.goto(`/backoffice${NOWHERE}`);
    for (const [index, path] of paths.entries()) {
      const look = async (width: 1440 | 768 | 360, scheme: 'light' | 'dark' = 'light') => {
        if (scheme === 'dark' && SHOTS === undefined) return;
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: 900 });
        const widest = await page.evaluate<number>('document.documentElement.scrollWidth');
        if (widest > width) faults.push(`${path} is ${widest} px wide on a screen of ${width}`);
        await photograph(page, path, `${scheme}-${width}`);
      };
      // A load for each page takes longer than the page.
      await moveTo(page, NOWHERE);
      await expect(page.locator('main h1')).toHaveText('Page not found');
      await moveTo(page, addresses[index] ?? '');
      await expect(page.locator('main h1').filter({ hasNotText: 'Page not found' }).first()).toBeVisible();
      // Spinners and skeletons still wait for content.
      await expect(page.locator('main :is(.animate-spin, [class*="animate-shimmer"])')).toHaveCount(0);
      await expect(page.locator('main').getByText(/^Loading/)).toHaveCount(0);
      await look(1440);
      faults.push(...(await axeFaults(page)).map((fault) => `${path} ${fault}`));
      await look(1440, 'dark');
      await look(768, 'dark');
      await look(768);
      await look(360);
    }
    expect(faults).toEqual([]);
  });
}

async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', '/backoffice${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}

/** With SHOTS naming a folder, saves a screenshot of every page. */
async function photograph(page: Page, path: string, name: string): Promise<void> {
  if (SHOTS === undefined) return;
  const file = path === '/' ? 'home' : path.slice(1).replaceAll(/[/:]+/g, '_');
  await page.screenshot({ path: `${SHOTS}/${file}.${name}.png`, fullPage: true });
}
