import type { CDPSession, Page } from '@playwright/test';

/** What one change cost: until the page showed it, and what of that the main thread and its scripts worked. */
export type ChangeCost = { readonly shownMs: number; readonly scriptMs: number; readonly taskMs: number };

/** A change of the list, as the page's own script makes it. */
export type Change = { readonly name: string; readonly act: string };

// So long without a change of the page means that it has followed.
const QUIET_MS = 150;

/** Measures one change after the other in the page, as often as asked for. */
export async function measureChange(page: Page, cdp: CDPSession, act: string): Promise<ChangeCost> {
  const before = await durations(cdp);
  const shownMs = await page.evaluate<number>(`new Promise((resolve) => {
    const start = performance.now();
    let last = start;
    let quiet;
    const settle = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => { watch.disconnect(); resolve(last - start); }, ${QUIET_MS});
    };
    const watch = new MutationObserver(() => { last = performance.now(); settle(); });
    watch.observe(document.getElementById('main'), { subtree: true, childList: true, characterData: true, attributes: true });
    settle();
    ${act};
  })`);
  const after = await durations(cdp);
  return {
    shownMs,
    scriptMs: after.script - before.script,
    taskMs: after.task - before.task,
  };
}

/** The times between frames while the page scrolls on and on, in milliseconds. */
export function measureScroll(page: Page, frames: number, pixelsPerFrame: number): Promise<number[]> {
  return page.evaluate<number[]>(`new Promise((resolve) => {
    const times = [];
    let before = performance.now();
    const step = () => {
      const now = performance.now();
      times.push(now - before);
      before = now;
      if (times.length > ${frames}) return resolve(times.slice(1));
      window.scrollBy({ top: ${pixelsPerFrame}, behavior: 'instant' });
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  })`);
}

async function durations(cdp: CDPSession): Promise<{ script: number; task: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  return { script: ms('ScriptDuration'), task: ms('TaskDuration') };
}
