import type { Page } from '@playwright/test';
import { expectDot, holdClock, movesSince, noteMoves } from '../support/current-slide.ts';
import { openHome } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';

/** Takes the focus away from everything. */
async function leave(page: Page): Promise<void> {
  await page.evaluate('document.activeElement.blur()');
}

for (const { carousel, one, everyMs, takesMs, count } of [
  { carousel: 'Banners', one: 'Banner', everyMs: 4_000, takesMs: 800, count: 3 },
  { carousel: 'What people say', one: 'Quote', everyMs: 6_000, takesMs: 500, count: 4 },
]) {
  test(`${carousel} turn by themselves, rest under the pointer, and stop at the button`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await noteMoves(page);
    await page.clock.install();
    await openHome(page);
    const part = page.getByRole('main').getByLabel(carousel, { exact: true }).last();
    await part.hover();
    await page.getByRole('button', { name: `${one} 1`, exact: true }).click();
    await expectDot(page, `${one} 1`);
    await holdClock(page);
    // The focus is not in it any more, the pointer is.
    await leave(page);
    await page.clock.runFor(everyMs * 2);
    await expectDot(page, `${one} 1`);
    await movesSince(page, carousel);
    await page.mouse.move(2, 2);

    await page.clock.runFor(everyMs - 1);
    await expectDot(page, `${one} 1`);
    await page.clock.runFor(1);
    await expectDot(page, `${one} 2`);
    expect(await movesSince(page, carousel)).toEqual([takesMs, takesMs]);
    for (let turn = 2; turn <= count; turn += 1) await page.clock.runFor(everyMs);
    await expectDot(page, `${one} 1`);

    await page.getByRole('button', { name: `Pause ${one.toLowerCase()}s` }).click();
    await leave(page);
    await page.mouse.move(2, 2);
    await page.clock.runFor(everyMs * 3);
    await expectDot(page, `${one} 1`);
    await page.getByRole('button', { name: `Play ${one.toLowerCase()}s` }).click();
    await leave(page);
    await page.mouse.move(2, 2);
    await page.clock.runFor(everyMs);
    await expectDot(page, `${one} 2`);
  });
}

test('a finger turns the banners, and the last is followed by the first', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(page);
  const banners = page.getByRole('region', { name: 'Banners' });
  await expectDot(page, 'Banner 1');
  await banners.getByRole('button', { name: 'Pause banners' }).click();
  const track = banners.locator('[aria-live]');
  const finger = (type: string, clientX: number) =>
    track.dispatchEvent(type, { pointerType: 'touch', isPrimary: true, clientX, clientY: 300 });
  const swipe = async (across: number) => {
    await finger('pointerdown', 180);
    await finger('pointermove', 180 + across / 2);
    await finger('pointermove', 180 + across);
    await finger('pointerup', 180 + across);
  };
  const wide = (page.viewportSize()?.width ?? 0) / 2;
  await swipe(wide);
  await expectDot(page, 'Banner 3');
  await swipe(-wide);
  await expectDot(page, 'Banner 1');
  await swipe(-20);
  await expectDot(page, 'Banner 1');
});

test('nothing turns by itself for those who asked for no motion', async ({ page }) => {
  await noteMoves(page);
  await page.clock.install();
  await openHome(page);
  await expectDot(page, 'Banner 1');
  await holdClock(page);
  await page.clock.runFor(20_000);
  await expectDot(page, 'Banner 1');
  await expectDot(page, 'Quote 1');
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Banner 2' }).click();
  await expectDot(page, 'Banner 2');
  expect(await movesSince(page, 'Banners')).toEqual([]);
});

test('banners load, and come from the browser copy the next time', async ({ page, allowProblems }) => {
  allowProblems(/home-banners/);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/home-banners', async (call) => {
    await answered;
    await call.continue();
  });
  await openHome(page);
  await expect(page.getByText('Loading banners...')).toBeVisible();
  answer();
  await expectDot(page, 'Banner 1');
  await expect.poll(() => page.evaluate(`localStorage.getItem('banners') !== null`)).toBe(true);

  await page.unrouteAll();
  await page.route('**/api/home-banners', (call) => call.abort('failed'));
  await openHome(page);
  await expectDot(page, 'Banner 1');
});
