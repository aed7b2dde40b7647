import { expect, type Locator, type Page } from '@playwright/test';

/** Holds the page's clock; from then on time passes only where the test says so. */
export async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate<number>('Date.now()');
  await page.clock.pauseAt(now + 1_000);
}

/** The dot of a carousel that tells what is shown, such as 'Banner 2'. */
export async function expectDot(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true');
}

/** How long every move takes that is under way in a part of the page, in ms. */
export function movesUnderWay(part: Locator): Promise<number[]> {
  return part.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      // A transition is a state of its button.
      .filter((move: object) => move.constructor.name === 'Animation')
      .map((move: { effect: { getTiming(): { duration: number } } }) => move.effect.getTiming().duration),
  );
}
