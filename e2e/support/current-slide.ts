import { expect, type Page } from '@playwright/test';

/** Holds the page's clock; from then on time passes only where the test says so. */
export async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate<number>('Date.now()');
  await page.clock.pauseAt(now + 1_000);
}

/** The dot of a carousel that tells what is shown, such as 'Banner 2'. */
export async function expectDot(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true');
}

// Noted as they begin, because a move may have ended before the test gets to look.
const NOTE_MOVES = `
  const animate = Element.prototype.animate;
  window.moves = [];
  Element.prototype.animate = function (frames, timing) {
    const carousel = this.closest('[aria-roledescription=carousel]');
    const name = carousel.ariaLabel ?? document.getElementById(carousel.getAttribute('aria-labelledby')).textContent;
    window.moves.push([name, timing.duration]);
    return animate.call(this, frames, timing);
  };`;

/** Notes every move of a carousel from the next page load on. */
export async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(NOTE_MOVES);
}

/** How long each move took that a carousel has begun since the last look, in ms. */
export async function movesSince(page: Page, carousel: string): Promise<number[]> {
  const moves = await page.evaluate<[string, number][]>('window.moves.splice(0)');
  return moves.filter(([name]) => name === carousel).map(([, duration]) => duration);
}
