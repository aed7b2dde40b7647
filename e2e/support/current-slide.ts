import { expect, type Page } from '@playwright/test';

/** Manual time. */
export async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate<number>('Date.now()');
  await page.clock.pauseAt(now + 1_000);
}

/** 'Banner 2'. */
export async function expectDot(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true');
}

// Recorded at the start: a move may be short.
const NOTE_MOVES = `
  const animate = Element.prototype.animate;
  window.moves = [];
  Element.prototype.animate = function (frames, timing) {
    const carousel = this.closest('[aria-roledescription=carousel]');
    const name = carousel.ariaLabel ?? document.getElementById(carousel.getAttribute('aria-labelledby')).textContent;
    window.moves.push([name, timing.duration]);
    return animate.call(this, frames, timing);
  };`;

/** From the next load. */
export async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(NOTE_MOVES);
}

/** Durations since the last call, ms. */
export async function movesSince(page: Page, carousel: string): Promise<number[]> {
  const moves = await page.evaluate<[string, number][]>('window.moves.splice(0)');
  return moves.filter(([name]) => name === carousel).map(([, duration]) => duration);
}
