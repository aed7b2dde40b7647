import type { Page } from '@playwright/test';
import { holdScripts } from '../support/served-pages.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

// STOREFRONT-22: actions on a rendered page before its scripts load take effect afterwards.

async function expectListening(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('window.earlyActs === undefined')).toBe(true);
}

test('taps before the scripts count once: a menu, a choice, a number, the cart, a link', async ({
  page,
  shopper,
  calls,
}) => {
  test.slow();
  await test.step('the menu of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.unroute('**/assets/*.js');
  });

  await page.setViewportSize({ width: 1_440, height: 900 });
  await test.step('a followed link keeps the choice', async () => {
    const release = await holdScripts(page);
    await page.goto('/Product-page/small-paper-bags', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Purple', exact: true }).click();
    await page.getByRole('link', { name: 'Buy Now' }).click();
    release();
    await expect(page).toHaveURL(/variantId=small-paper-bags_V03/);
    await page.unroute('**/assets/*.js');
  });

  await test.step('the chosen variant is bought', async () => {
    await logIn(page, shopper);
    const chosen = 'small-paper-bags_V03';
    const release = await holdScripts(page);
    await page.goto('/Product-page/small-paper-bags', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Purple', exact: true }).click();
    await page.getByRole('button', { name: /^One more/ }).click();
    await page.getByRole('button', { name: /^One more/ }).click();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    release();
    await expect(page.getByRole('link', { name: 'Go to cart' })).toBeVisible();
    expect(await calls.cartLines()).toMatchObject([{ variantId: chosen, quantity: 3 }]);
    await page.unroute('**/assets/*.js');
  });
});

test('text and place before the scripts stay', async ({ page, shopper }) => {
  await test.step('an address with a hash shows nothing of the home page', async () => {
    const release = await holdScripts(page);
    await page.goto('/#/cart', { waitUntil: 'commit' });
    await expect(page.locator('#root')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#root')).not.toContainText('One drop');
    await page.unroute('**/assets/*.js');
  });

  await test.step('a scrolled page', async () => {
    const release = await holdScripts(page);
    await page.goto('/privacy-policy', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate('scrollTo(0, 700)');
    release();
    await expectListening(page);
    expect(await page.evaluate('scrollY')).toBe(700);
    await page.unroute('**/assets/*.js');
  });

  await test.step('a search counts', async () => {
    const release = await holdScripts(page);
    await page.goto('/Faq', { waitUntil: 'commit' });
    const box = page.getByRole('searchbox').first();
    await box.pressSequentially('coconut');
    release();
    await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible();
    await expect(box).toHaveValue('coconut');
    await expect(box).toBeFocused();
    await page.unroute('**/assets/*.js');
  });

  await test.step('a message stays beside the details the browser knows', async () => {
    await logIn(page, shopper);
    const release = await holdScripts(page);
    await page.goto('/contact-us', { waitUntil: 'commit' });
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.pressSequentially('Six hundred');
    release();
    await expectListening(page);
    await expect(message).toHaveValue('Six hundred');
    await expect(message).toBeFocused();
    await page.keyboard.type(' coconuts');
    await expect(message).toHaveValue('Six hundred coconuts');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(shopper.user.name);
  });
});
