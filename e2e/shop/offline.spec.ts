import type { Page } from '@playwright/test';
import { stepOne } from '../support/account-dialogs.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { loadPage, moveTo, openAccountDialog } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';

const BROKEN = 'This page could not be shown';
const DIALOGS = /assets\/account-dialogs/;

// Lazy pages: alone, one of several in a file, and a missing one.
const ROUTES = [
  '/account',
  '/ExploreProducts',
  '/Product-page/tender-coconut-water-pack',
  '/cart',
  '/privacy-policy',
  '/nowhere',
];

async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  // Requests may still fail shortly after `online`.
  await expect
    .poll(() => page.evaluate("fetch('/health/live').then(({ ok }) => ok, () => false)"))
    .toBe(true);
}

test('a page that was asked for offline opens by itself, or when it is clicked again', async ({
  page,
  context,
  allowProblems,
}) => {
  test.slow();
  allowProblems(/./);
  const broken = page.getByRole('heading', { name: BROKEN });
  for (const route of ROUTES) {
    // One page per load: a visited page is available offline.
    await loadPage(page, '/Empty');
    await expect(page).toHaveTitle('Your cart is empty – Ilaneer');
    await context.setOffline(true);
    await moveTo(page, route);
    await expect(page).not.toHaveTitle('Your cart is empty – Ilaneer');
    await context.setOffline(false);
    await expect(broken).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).hash).toBe(`#${route}`);
  }

  const bar = page.getByRole('navigation', { name: 'Main' });
  await loadPage(page, '/');
  await page.route(/assets\/faq/, (route) => route.abort('internetdisconnected'));
  await page.route('**/health/live', (route) => route.abort('internetdisconnected'));
  await bar.getByRole('link', { name: 'FAQ' }).click();
  await expect(broken).toBeVisible();
  await bar.getByRole('link', { name: 'Stores' }).click();
  await expect(page).toHaveTitle('Stores – Ilaneer');
  await page.unrouteAll();
  await bar.getByRole('link', { name: 'Home' }).click();
  await bar.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle('FAQ – Ilaneer');
});

test('dialogs that are asked for offline say so, and open later', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/./);
  await page.goto('/#/store');
  await expect(page).toHaveTitle('Stores – Ilaneer');
  const code: string[] = [];
  page.on('request', (request) => {
    if (DIALOGS.test(request.url())) code.push(request.url());
  });
  await context.setOffline(true);
  await openAccountDialog(page, 'Login / Register');
  await expect(alertSaying(page, 'Network error. Please check your connection.')).toBeVisible();
  // Many browsers never refetch a failed file.
  expect(code).toEqual([]);
  await expect(page).toHaveTitle('Stores – Ilaneer');
  await goOnline(page);
  await openAccountDialog(page, 'Login / Register');
  await expect(stepOne(page)).toBeVisible();

  await page.goto('/#/ExploreProducts?category=t-shirts');
  const plus = page.getByRole('button', { name: 'Add Classic Crew T-shirt in your size to cart' });
  await expect(plus).toBeEnabled();
  await context.setOffline(true);
  await plus.press('Enter');
  await expect(alertSaying(page, 'Network error. Please check your connection.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Merchandise Products');
  await expect(page.getByText('One moment...')).toBeHidden();
  await goOnline(page);
  await plus.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a size' })).toBeVisible();
});

test('code that is gone makes the page reload once, and then say so', async ({ page, allowProblems }) => {
  allowProblems(/./);
  await page.goto('/#/store');
  await expect(page).toHaveTitle('Stores – Ilaneer');
  await page.route(DIALOGS, (route) => route.abort('failed'));
  const reloaded = page.waitForEvent('load');
  await openAccountDialog(page, 'Login / Register');
  await reloaded;
  await expect(page).toHaveTitle('Stores – Ilaneer');
  await openAccountDialog(page, 'Login / Register');
  await expect(alertSaying(page, 'Network error. Please check your connection.')).toBeVisible();

  let loads = 0;
  // The first may be over before all of it was there.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/assets\/faq/, (route) => route.abort('failed'));
  await loadPage(page, '/Faq');
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { name: BROKEN })).toBeVisible();
  const asked = page.waitForResponse('**/health/live');
  await asked;
  expect(loads).toBe(2);
});
